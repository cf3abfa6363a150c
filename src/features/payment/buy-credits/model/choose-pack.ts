import type { CreditPack } from '@/entities/payment/credit';

/** The smallest pack that is enough. Where none is, or nothing is missing, the one in the middle or the largest. */
export function choosePack(packs: readonly CreditPack[], missing: number): string | null {
  const byCredits = packs.toSorted((one, other) => one.credits - other.credits);
  const usual = missing > 0 ? byCredits.at(-1) : byCredits[Math.floor((byCredits.length - 1) / 2)];
  const enough = missing > 0 ? byCredits.find(({ credits }) => credits >= missing) : undefined;
  return (enough ?? usual)?.creditPackId ?? null;
}
