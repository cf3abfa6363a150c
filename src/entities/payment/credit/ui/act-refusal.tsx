import { errorMessage, type ApiError } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { countMissing } from '../model/cost-words';
import { CreditShort, type CreditShortProps } from './credit-short';

type ActRefusalProps = { error: ApiError | null; onBuy: CreditShortProps['onBuy'] };

/** Explains why an action was rejected. If there aren't enough credits, links to where they can be bought. */
export function ActRefusal({ error, onBuy }: ActRefusalProps) {
  if (!error) return null;
  const missing = countMissing(error);
  return missing === null ? (
    <Banner tone="danger">{errorMessage(error)}</Banner>
  ) : (
    <CreditShort missing={missing} onBuy={onBuy} />
  );
}
