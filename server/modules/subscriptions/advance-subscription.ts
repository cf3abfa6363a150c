import type { Transaction } from 'kysely';
import { findPrice } from '../../content/plans.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { findBillingCard } from '../cards/cards.repository.ts';
import { findOrCreateCustomerKey } from '../payments/customers.repository.ts';
import { isCardBeingCharged } from '../payments/orders.repository.ts';
import { endSubscription } from './end-subscription.ts';
import { recordFailedAttempt } from './record-failed-attempt.ts';
import { createRenewalOrder, requireOfferedPlan } from './create-renewal-order.ts';
import { findSubscription, type Subscription } from './subscriptions.repository.ts';

type Parts = Pick<Deps, 'config' | 'outbox' | 'plans'>;

/**
 * Does what is due for a plan: ends it, or stores an order for it. Returns the id of the order to charge, or null.
 * Running it again stores no other order.
 */
export async function advanceSubscription(
  deps: Parts,
  transaction: Transaction<DB>,
  organizationUuid: string,
  at: Date,
): Promise<string | null> {
  await findOrCreateCustomerKey(transaction, organizationUuid);
  // Nothing else is due while a charge's outcome is unknown.
  if (await isCardBeingCharged(transaction, organizationUuid)) return null;
  const running = await findSubscription(transaction, organizationUuid);
  if (running?.status === 'ENDING' && running.periodEnd <= at) {
    await endSubscription(deps, transaction, running, { cause: 'UNSUBSCRIBED', at });
    return null;
  }
  const tryNumber = running && findDueTry(running, at);
  if (!running || tryNumber === undefined) return null;
  const { plans } = deps.plans;
  const card = await findBillingCard(transaction, organizationUuid);
  if (card) {
    const { paymentMethodUuid } = card;
    return createRenewalOrder(transaction, plans, running, { tryNumber, paymentMethodUuid, at });
  }
  const amount = findPrice(requireOfferedPlan(plans, running.servicePlanName).prices, running.periodEnd);
  await recordFailedAttempt(deps, transaction, running, { tryNumber, amount, needsCard: true, at });
  return null;
}

function findDueTry({ status, periodEnd, retryNumber, retryAt }: Subscription, at: Date): number | undefined {
  if (status === 'ACTIVE' && periodEnd <= at) return 0;
  return retryNumber !== null && retryAt !== null && retryAt <= at ? retryNumber : undefined;
}
