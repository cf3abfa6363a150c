import type { Transaction } from 'kysely';
import { renewalFailedMail } from '../../content/mails/payment-mails.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { tellPayers } from '../payments/tell-payers.ts';
import { endSubscription } from './end-subscription.ts';
import { MAX_RETRIES, retryAfter } from './periods.ts';
import { markPastDue, type Subscription } from './subscriptions.repository.ts';

type Try = {
  tryNumber: number;
  amount: number;
  /** Nothing but another card helps. */
  needsCard: boolean;
  at: Date;
};

/** A period was not paid when it was due: there are three further attempts, and then the free plan. */
export async function failTry(
  deps: Pick<Deps, 'config' | 'outbox'>,
  transaction: Transaction<DB>,
  subscription: Subscription,
  { tryNumber, amount, needsCard, at }: Try,
) {
  const { organizationUuid, periodEnd } = subscription;
  const retryNumber = tryNumber + 1;
  if (retryNumber > MAX_RETRIES) return endSubscription(deps, transaction, subscription, { cause: 'UNPAID', at });
  const retryAt = retryAfter(periodEnd, retryNumber);
  await markPastDue(transaction, organizationUuid, { retryNumber, retryAt });
  const { publicUrl } = deps.config;
  const write = (to: string) => renewalFailedMail({ to, publicUrl, amount, retryAt, needsCard });
  return tellPayers(deps, transaction, organizationUuid, write, { kind: 'RENEWAL_FAILED' });
}
