import type { CreditPack } from '@/entities/payment/credit';

/**
 * Chooses the smallest pack that covers the missing credits. If no pack does, the largest, and if none are missing, the
 * middle one.
 */
export function choosePack(packs: readonly CreditPack[], missing: number): string | null {
  const byCredits = packs.toSorted((one, other) => one.credits - other.credits);
  const usual = missing > 0 ? byCredits.at(-1) : byCredits[Math.floor((byCredits.length - 1) / 2)];
  const enough = missing > 0 ? byCredits.find(({ credits }) => credits >= missing) : undefined;
  return (enough ?? usual)?.creditPackId ?? null;
}
