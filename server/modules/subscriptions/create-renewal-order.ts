import type { Transaction } from 'kysely';
import { findPrice, type OfferedPlan } from '../../content/plans.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { createPlanOrder } from './create-plan-order.ts';
import { computePeriodEnd } from './periods.ts';
import type { Subscription } from './subscriptions.repository.ts';

type Attempt = { tryNumber: number | null; paymentMethodUuid: string; at: Date };

/** Returns the plan as it is offered now. Don't remove a plan from the file while somebody has it. */
export function requireOfferedPlan(sold: readonly OfferedPlan[], servicePlanName: string): OfferedPlan {
  const plan = sold.find(({ name }) => name === servicePlanName);
  if (!plan) throw new Error(`The plan ${servicePlanName} is not sold any more.`);
  return plan;
}

/** Orders the next period. It starts where the last one ended, even if it is paid late, at that day's price. */
export function createRenewalOrder(
  transaction: Transaction<DB>,
  sold: readonly OfferedPlan[],
  { organizationUuid, servicePlanName, periodEnd: dueAt, anchorDay }: Subscription,
  attempt: Attempt,
): Promise<string> {
  const plan = requireOfferedPlan(sold, servicePlanName);
  const period = { periodStart: dueAt, periodEnd: computePeriodEnd(dueAt, anchorDay) };
  const amount = findPrice(plan.prices, dueAt);
  return createPlanOrder(transaction, { organizationUuid, plan, purpose: 'RENEWAL', amount, ...period, ...attempt });
}
