import type { Plans } from '../../content/plans.ts';
import type { CreditNeed } from './needs.ts';

export type CreditLot = { lotUuid: string; kind: 'PLAN' | 'PACK' | 'GRANT'; available: number; expiresAt: Date };
export type LotPart = { lotUuid: string; amount: number };
export type AllocatedNeed<Wanted extends CreditNeed> = { need: Wanted; parts: LotPart[] };
export type LotAllocation<Wanted extends CreditNeed> = {
  allocated: AllocatedNeed<Wanted>[];
  fromPlan: number;
  /** The credits needed beyond the plan, and those available. */
  credits: number;
  available: number;
};

/** A plan counts documents: each takes one unit, whatever its price in credits. */
const UNIT_OF_PLAN = 1;

/**
 * Allocates units to needs. Documents come from the plan first, and everything else from the credits that expire first.
 * Needs beyond the balance are counted but not allocated.
 */
export function allocateLots<Wanted extends CreditNeed>(
  lots: readonly CreditLot[],
  needs: readonly Wanted[],
  costs: Plans['costs'],
): LotAllocation<Wanted> {
  const byEnd = lots
    .toSorted((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime())
    .map((lot) => ({ ...lot }));
  const plan = byEnd.filter(({ kind }) => kind === 'PLAN');
  const bought = byEnd.filter(({ kind }) => kind !== 'PLAN');
  const available = bought.reduce((sum, lot) => sum + lot.available, 0);
  const allocated: AllocatedNeed<Wanted>[] = [];
  let fromPlan = 0;
  let credits = 0;
  for (const need of needs) {
    const planned = need.kind === 'DOCUMENT' ? take(plan, UNIT_OF_PLAN) : null;
    if (planned) fromPlan += 1;
    else credits += costs[need.kind];
    const parts = planned ?? take(bought, costs[need.kind]);
    if (parts) allocated.push({ need, parts });
  }
  return { allocated, fromPlan, credits, available };
}

/** Takes units from the first lots that have any. Returns null, taking nothing, if there aren't enough. */
function take(lots: CreditLot[], units: number): LotPart[] | null {
  const parts: LotPart[] = [];
  let missing = units;
  for (const { lotUuid, available } of lots) {
    if (missing === 0) break;
    const amount = Math.min(available, missing);
    if (amount > 0) parts.push({ lotUuid, amount });
    missing -= amount;
  }
  if (missing > 0) return null;
  for (const { lotUuid, amount } of parts) {
    const lot = lots.find((one) => one.lotUuid === lotUuid);
    if (lot) lot.available -= amount;
  }
  return parts;
}
