import { errorMessage, type ApiError } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { countMissing } from '../model/cost-words';
import { CreditShort, type CreditShortProps } from './credit-short';

type ActRefusalProps = { error: ApiError | null; onBuy: CreditShortProps['onBuy'] };

/** Why an act was refused. If it needs more credits than there are, it leads to where they are bought. */
export function ActRefusal({ error, onBuy }: ActRefusalProps) {
  if (!error) return null;
  const missing = countMissing(error);
  return missing === null ? (
    <Banner tone="danger">{errorMessage(error)}</Banner>
  ) : (
    <CreditShort missing={missing} onBuy={onBuy} />
  );
}
