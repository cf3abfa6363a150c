import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler, ResultOf } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { lockPaymentSettings } from '../cards/lock-card.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';
import { describePaymentProfile } from './describe-profile.ts';
import { endSubscription } from './end-subscription.ts';
import { findSubscription, markSubscriptionEnding } from './subscriptions.repository.ts';

/** Cancels a plan at the end of its paid period. A past due plan has none, so it ends immediately. */
export const createUnsubscribeServicePlan =
  (deps: Deps): OperationHandler<'unsubscribeServicePlan'> =>
  async ({ path, body, caller, idempotencyKey }) => {
    const { database, now, plans } = deps;
    requireGateway(deps);
    const organizationUuid = requireOwnOrganization(caller, path.organizationUuid);
    const act = identifyAction('unsubscribeServicePlan', caller, idempotencyKey, { path, body });
    return database.transaction().execute((transaction) =>
      runOnce<ResultOf<'unsubscribeServicePlan'>>(transaction, act, async () => {
        await lockPaymentSettings(transaction, organizationUuid);
        const at = now();
        const running = await findSubscription(transaction, organizationUuid);
        const isMeant = running?.organizationServicePlanPaymentUuid === path.organizationServicePlanPaymentUuid;
        if (!running || !isMeant) throw new DomainError('PLAN_CHANGED');
        const { reason } = body;
        if (running.status === 'PAST_DUE' || running.periodEnd <= at)
          await endSubscription(deps, transaction, running, { cause: 'UNSUBSCRIBED', reason, at });
        else if (running.status === 'ACTIVE') await markSubscriptionEnding(transaction, organizationUuid, reason);
        return describePaymentProfile(transaction, plans, organizationUuid, at);
      }),
    );
  };
