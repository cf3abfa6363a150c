import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findBillingCard } from '../cards/cards.repository.ts';
import { lockPaymentSettings } from '../cards/lock-card.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { readOrderOutcome } from '../payments/order-outcome.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';
import { chargeWithTimeout } from './charge-with-timeout.ts';
import { createRenewalOrder } from './create-renewal-order.ts';
import { requirePlanDeps } from './plan-deps.ts';
import { findSubscription } from './subscriptions.repository.ts';

export const createRetryPayment =
  (deps: Deps): OperationHandler<'retryPayment'> =>
  async ({ body, caller, idempotencyKey }) => {
    const { database, now, plans } = deps;
    const parts = requirePlanDeps(deps);
    const organizationUuid = requireOwnOrganization(caller, body.organizationUuid);
    const act = identifyAction('retryPayment', caller, idempotencyKey, { body });
    let isNew = false;
    const { orderId } = await database.transaction().execute((transaction) =>
      runOnce<{ orderId: string }>(transaction, act, async () => {
        await lockPaymentSettings(transaction, organizationUuid);
        const subscription = await findSubscription(transaction, organizationUuid);
        if (subscription?.status !== 'PAST_DUE') throw new DomainError('PLAN_CHANGED');
        const card = await findBillingCard(transaction, organizationUuid);
        if (!card) throw new DomainError('CARD_UNUSABLE');
        isNew = true;
        const attempt = { tryNumber: null, paymentMethodUuid: card.paymentMethodUuid, at: now() };
        return { orderId: await createRenewalOrder(transaction, plans.plans, subscription, attempt) };
      }),
    );
    if (isNew) await chargeWithTimeout(parts, orderId);
    return readOrderOutcome(deps, orderId);
  };
