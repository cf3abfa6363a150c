import { getErrorMessage, type ApiError } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { getMissingCredits } from '../model/cost-words';
import { InsufficientCredits, type InsufficientCreditsProps } from './insufficient-credits';

type ActRefusalProps = { error: ApiError | null; onBuy: InsufficientCreditsProps['onBuy'] };

/** Explains a rejected action. If credits are missing, links to where they can be bought. */
export function ActionRefusal({ error, onBuy }: ActRefusalProps) {
  if (!error) return null;
  const missing = getMissingCredits(error);
  return missing === null ? (
    <Banner tone="danger">{getErrorMessage(error)}</Banner>
  ) : (
    <InsufficientCredits missing={missing} onBuy={onBuy} />
  );
}
