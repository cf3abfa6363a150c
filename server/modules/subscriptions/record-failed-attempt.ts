import type { Transaction } from 'kysely';
import { writeRenewalFailedMail } from '../../content/mails/payment-mails.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { notifyPaymentManagers } from '../payments/notify-payment-managers.ts';
import { endSubscription } from './end-subscription.ts';
import { MAX_RETRIES, getRetryTime } from './periods.ts';
import { markSubscriptionPastDue, type Subscription } from './subscriptions.repository.ts';

type Try = {
  tryNumber: number;
  amount: number;
  /** True if only another card helps. */
  needsCard: boolean;
  at: Date;
};

/** Records that a due period couldn't be paid. After three more attempts, the plan ends. */
export async function recordFailedAttempt(
  deps: Pick<Deps, 'config' | 'outbox'>,
  transaction: Transaction<DB>,
  subscription: Subscription,
  { tryNumber, amount, needsCard, at }: Try,
) {
  const { organizationUuid, periodEnd } = subscription;
  const retryNumber = tryNumber + 1;
  if (retryNumber > MAX_RETRIES) return endSubscription(deps, transaction, subscription, { cause: 'UNPAID', at });
  const retryAt = getRetryTime(periodEnd, retryNumber);
  await markSubscriptionPastDue(transaction, organizationUuid, { retryNumber, retryAt });
  const { publicUrl } = deps.config;
  const write = (to: string) => writeRenewalFailedMail({ to, publicUrl, amount, retryAt, needsCard });
  return notifyPaymentManagers(deps, transaction, organizationUuid, write, { kind: 'RENEWAL_FAILED' });
}
