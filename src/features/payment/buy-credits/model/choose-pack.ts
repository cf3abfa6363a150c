import type { CreditPack } from '@/entities/payment/credit';

/**
 * Returns the pack chosen before a failed payment. Otherwise, returns the smallest pack that covers the missing credits, or the largest if none does. If nothing is missing,
 * returns the middle one.
 */
export function choosePack(packs: readonly CreditPack[], missing: number, kept: string | null): string | null {
  if (packs.some(({ creditPackId }) => creditPackId === kept)) return kept;
  const byCredits = packs.toSorted((one, other) => one.credits - other.credits);
  const usual = missing > 0 ? byCredits.at(-1) : byCredits[Math.floor((byCredits.length - 1) / 2)];
  const enough = missing > 0 ? byCredits.find(({ credits }) => credits >= missing) : undefined;
  return (enough ?? usual)?.creditPackId ?? null;
}
