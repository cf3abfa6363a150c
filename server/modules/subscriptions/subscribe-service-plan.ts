import type { Transaction } from 'kysely';
import type { OfferedPlan } from '../../content/plans.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { setDefaultCard } from '../cards/cards.repository.ts';
import { lockCard } from '../cards/lock-card.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { readOrderOutcome } from '../payments/order-outcome.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';
import { chargeWithTimeout } from './charge-with-timeout.ts';
import { determinePlanOffer } from './offer-plan.ts';
import { createPlanOrder } from './create-plan-order.ts';
import { requirePlanDeps } from './plan-deps.ts';
import { findSubscription, markSubscriptionResumed } from './subscriptions.repository.ts';

export const createSubscribeServicePlan =
  (deps: Deps): OperationHandler<'subscribeServicePlan'> =>
  async ({ body, caller, idempotencyKey }) => {
    const { database, now, plans } = deps;
    const parts = requirePlanDeps(deps);
    const organizationUuid = requireOwnOrganization(caller, body.organizationUuid);
    const { servicePlanName, paymentMethodUuid } = body;
    const plan = plans.plans.find(({ name }) => name === servicePlanName);
    if (!plan) throw new DomainError('NOT_FOUND');
    const act = identifyAction('subscribeServicePlan', caller, idempotencyKey, { body });
    const asked = { organizationUuid, plan, paymentMethodUuid, at: now() };
    let isNew = false;
    const { orderId } = await database.transaction().execute((transaction) =>
      runOnce<{ orderId: string }>(transaction, act, async () => {
        const begun = await startPlan(transaction, plans.plans, asked);
        ({ isNew } = begun);
        return { orderId: begun.orderId };
      }),
    );
    if (isNew) await chargeWithTimeout(parts, orderId);
    return readOrderOutcome(deps, orderId);
  };

type Asked = { organizationUuid: string; plan: OfferedPlan; paymentMethodUuid: string; at: Date };

/** Orders a plan, or resumes one that was about to end, for free. */
export async function startPlan(
  transaction: Transaction<DB>,
  sold: readonly OfferedPlan[],
  { organizationUuid, plan, paymentMethodUuid, at }: Asked,
): Promise<{ orderId: string; isNew: boolean }> {
  const card = await lockCard(transaction, organizationUuid, paymentMethodUuid);
  if (card.status !== 'ACTIVE') throw new DomainError('CARD_UNUSABLE');
  const offer = determinePlanOffer(sold, await findSubscription(transaction, organizationUuid), plan, at);
  if (offer.kind === 'ALREADY_ON') throw new DomainError('ALREADY_ON');
  if (offer.kind === 'RESUME') {
    await markSubscriptionResumed(transaction, organizationUuid);
    await setDefaultCard(transaction, organizationUuid, paymentMethodUuid);
    return { orderId: offer.orderId, isNew: false };
  }
  const { amount, periodStart, periodEnd } = offer;
  const period = { amount, periodStart, periodEnd };
  const order = { organizationUuid, plan, paymentMethodUuid, purpose: 'START', tryNumber: null, at } as const;
  return { orderId: await createPlanOrder(transaction, { ...order, ...period }), isNew: true };
}
