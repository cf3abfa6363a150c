import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { PROCESS_PAYMENT_NOTICE } from './payments.jobs.ts';
import { requireGateway } from './payment-deps.ts';
import { storeWebhookNotice } from './webhooks.repository.ts';

/** Stores a message from the provider for later. Silently accepts messages from anyone else. */
export const createReceiveTossWebhook =
  (deps: Deps): OperationHandler<'receiveTossWebhook'> =>
  async ({ body }) => {
    const { database, now } = deps;
    const notice = requireGateway(deps).readWebhook(body);
    if (notice)
      await database.transaction().execute(async (transaction) => {
        const key = await storeWebhookNotice(transaction, notice, now());
        if (key !== null) await enqueueJob(transaction, { kind: PROCESS_PAYMENT_NOTICE, key });
      });
    return null;
  };
