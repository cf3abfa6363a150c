import { findPrice, type OfferedPlan } from '../../content/plans.ts';
import { getAnchorDay, computePeriodEnd, computeRemainingPrice } from './periods.ts';
import type { Subscription } from './subscriptions.repository.ts';

/** The smallest amount that a card can be charged. */
const MIN_WON = 100;

export type PlanOffer =
  /** A plan starts today with a full period, paid immediately. */
  | { kind: 'START'; amount: number; periodStart: Date; periodEnd: Date }
  /** A plan that was about to end continues, already paid for. */
  | { kind: 'RESUME'; orderId: string; periodEnd: Date }
  | { kind: 'ALREADY_ON' };

/** Determines what subscribing to a plan means now. What was already paid reduces the price of a larger plan. */
export function determinePlanOffer(
  sold: readonly OfferedPlan[],
  running: Subscription | undefined,
  plan: OfferedPlan,
  at: Date,
): PlanOffer {
  const price = findPrice(plan.prices, at);
  const begin = (amount: number): PlanOffer => ({
    kind: 'START',
    amount: Math.max(amount, MIN_WON),
    periodStart: at,
    periodEnd: computePeriodEnd(at, getAnchorDay(at)),
  });
  if (!running || (running.status === 'ENDING' && running.periodEnd <= at)) return begin(price);
  const { status, servicePlanName, periodStart, periodEnd } = running;
  if (plan.name === servicePlanName)
    return status === 'ENDING' ? { kind: 'RESUME', orderId: running.orderId, periodEnd } : { kind: 'ALREADY_ON' };
  const old = sold.find(({ name }) => name === servicePlanName);
  if (!old || price <= findPrice(old.prices, at)) return { kind: 'ALREADY_ON' };
  if (status === 'PAST_DUE') return begin(price);
  return begin(
    price - computeRemainingPrice({ price: findPrice(old.prices, periodStart), periodStart, periodEnd }, at),
  );
}
