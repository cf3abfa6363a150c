import type { components } from '#openapi';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { isCardBeingCharged } from '../payments/orders.repository.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';
import { findSubscription, type Subscription } from './subscriptions.repository.ts';

type Reason = components['schemas']['PlanAvailability']['reason'];

/** Returns whether the paid plan can be cancelled, and when it would end. */
export const createCheckFreePlanAvailability =
  (deps: Deps): OperationHandler<'checkFreePlanAvailability'> =>
  async ({ path, caller }) => {
    const { database, now } = deps;
    requireGateway(deps);
    const organizationUuid = requireOwnOrganization(caller, path.id);
    const at = now();
    const running = await findSubscription(database, organizationUuid);
    const isBeingPaid = await isCardBeingCharged(database, organizationUuid);
    const reason = findReasonAgainstEnding(running, isBeingPaid);
    const endsLater = running && running.status !== 'PAST_DUE' && running.periodEnd > at;
    const effectiveAt = (endsLater ? running.periodEnd : at).toISOString();
    return { available: reason === null, reason, amount: 0, effectiveAt, nextBillingAt: null };
  };

function findReasonAgainstEnding(running: Subscription | undefined, isBeingPaid: boolean): Reason {
  if (!running) return 'ALREADY_ON';
  if (running.status === 'ENDING') return 'ENDING';
  return isBeingPaid ? 'PAYMENT_RUNNING' : null;
}
