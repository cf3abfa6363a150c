import type { Connection } from '../../database/connect.ts';
import { enqueueJobs } from '../../jobs/queue.ts';
import { FORGET_BILLING_KEY } from './cards.jobs.ts';
import { markCardsRemoved } from './cards.repository.ts';

/** Removes cards. A job deletes them at the provider, and retries. */
export async function removeCards(transaction: Connection, paymentMethodUuids: readonly string[]) {
  if (paymentMethodUuids.length === 0) return;
  await markCardsRemoved(transaction, paymentMethodUuids);
  await enqueueJobs(
    transaction,
    paymentMethodUuids.map((key) => ({ kind: FORGET_BILLING_KEY, key })),
  );
}
