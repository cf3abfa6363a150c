import type { components } from '#openapi';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findBillingCard } from '../cards/cards.repository.ts';
import { isCardBeingCharged } from '../payments/orders.repository.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';
import { determinePlanOffer, type PlanOffer } from './offer-plan.ts';
import { findSubscription } from './subscriptions.repository.ts';

type Reason = components['schemas']['PlanAvailability']['reason'];

/** Returns what the standard plan costs now, and what prevents subscribing to it. */
export const createCheckStandardPlanAvailability =
  (deps: Deps): OperationHandler<'checkStandardPlanAvailability'> =>
  async ({ path, caller }) => {
    const { database, now, plans } = deps;
    requireGateway(deps);
    const organizationUuid = requireOwnOrganization(caller, path.id);
    const at = now();
    const running = await findSubscription(database, organizationUuid);
    const [, standard] = plans.plans;
    const offer = determinePlanOffer(plans.plans, running, standard, at);
    const isBeingPaid = await isCardBeingCharged(database, organizationUuid);
    const card = await findBillingCard(database, organizationUuid);
    const reason = findReasonAgainst(offer, { isBeingPaid, hasCard: card !== undefined });
    return {
      available: reason === null || reason === 'ENDING',
      reason,
      amount: offer.kind === 'START' ? offer.amount : 0,
      effectiveAt: at.toISOString(),
      nextBillingAt: offer.kind === 'ALREADY_ON' ? null : offer.periodEnd.toISOString(),
    };
  };

/** Returns what prevents subscribing, if anything. `ENDING` means that a plan is about to end and can be resumed. */
function findReasonAgainst(
  offer: PlanOffer,
  { isBeingPaid, hasCard }: { isBeingPaid: boolean; hasCard: boolean },
): Reason {
  if (isBeingPaid) return 'PAYMENT_RUNNING';
  if (offer.kind === 'ALREADY_ON') return 'ALREADY_ON';
  if (!hasCard) return 'NO_CARD';
  return offer.kind === 'RESUME' ? 'ENDING' : null;
}
