import type { components } from '#openapi';
import { findPrice, parsePlanName, type Plans } from '../../content/plans.ts';
import type { Connection } from '../../database/connect.ts';
import { findBillingCard } from '../cards/cards.repository.ts';
import { findNextExpiry } from '../credits/next-expiry.ts';
import { getUsage } from '../credits/usage.ts';
import { readPaymentSettings } from '../payments/payment-settings.repository.ts';
import { requireOfferedPlan } from './create-renewal-order.ts';
import { findSubscription, type Subscription } from './subscriptions.repository.ts';

type Profile = components['schemas']['PaymentProfile'];

export async function describePaymentProfile(
  connection: Connection,
  plans: Plans,
  organizationUuid: string,
  at: Date,
): Promise<Profile> {
  const usage = await getUsage(connection, plans, organizationUuid, at);
  const running = await findSubscription(connection, organizationUuid);
  const card = await findBillingCard(connection, organizationUuid);
  return {
    ...(running ? describePlan(running, plans, card !== undefined) : FREE),
    periodStart: usage.startAt,
    periodEnd: usage.endAt,
    credits: { ...usage.credits, nextEnd: await findNextExpiry(connection, organizationUuid, at) },
    ...(await readPaymentSettings(connection, organizationUuid)),
  };
}

type Plan = Pick<
  Profile,
  'servicePlanName' | 'status' | 'organizationServicePlanPaymentUuid' | 'nextBillingAt' | 'nextAmount' | 'retry'
>;

const FREE: Plan = {
  servicePlanName: 'FREE',
  status: 'ACTIVE',
  organizationServicePlanPaymentUuid: null,
  nextBillingAt: null,
  nextAmount: null,
  retry: null,
};

function describePlan(running: Subscription, plans: Plans, hasCard: boolean): Plan {
  const { servicePlanName, periodEnd, retryNumber, retryAt, organizationServicePlanPaymentUuid } = running;
  const named = { servicePlanName: parsePlanName(servicePlanName), organizationServicePlanPaymentUuid };
  if (running.status === 'ENDING') return { ...FREE, ...named, status: 'ENDING' };
  const isPastDue = retryNumber !== null && retryAt !== null;
  const nextAt = isPastDue ? retryAt : periodEnd;
  // Without a usable card, there is no next payment.
  const nextBillingAt = isPastDue && !hasCard ? null : nextAt.toISOString();
  return {
    ...named,
    status: isPastDue ? 'PAST_DUE' : 'ACTIVE',
    nextBillingAt,
    nextAmount: findPrice(requireOfferedPlan(plans.plans, servicePlanName).prices, periodEnd),
    retry: isPastDue ? { number: retryNumber, at: nextBillingAt } : null,
  };
}
