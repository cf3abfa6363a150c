import { defineJob, defineRecurringJob, type JobDefinition } from '../../jobs/definition.ts';
import { announceExpiringCredits } from './announce-expiring-credits.ts';
import { processWebhookNotice } from './confirm-order.ts';
import { createOrderJobs } from './orders.jobs.ts';
import { requireOrderDeps, type PaymentReactions, type PaymentDeps } from './payment-deps.ts';
import { findWebhookNotice } from './webhooks.repository.ts';

export const PROCESS_PAYMENT_NOTICE = 'follow-payment-notice';
const HOUR_MS = 3_600_000;

export function createPaymentJobs(deps: PaymentDeps, later: PaymentReactions): JobDefinition[] {
  if (!deps.payments) return [];
  const parts = requireOrderDeps(deps, later);
  return [
    ...createOrderJobs(parts),
    defineRecurringJob('announce-ends-of-credits', HOUR_MS, async (_, signal) => {
      while (!signal.aborted && (await announceExpiringCredits(deps)) > 0);
    }),
    defineJob(PROCESS_PAYMENT_NOTICE, async ({ key }) => {
      const notice = await findWebhookNotice(deps.database, key);
      if (!notice) return;
      if (notice.eventType === 'BILLING_DELETED' && notice.billingKeySha256)
        await later.forgetCard(notice.billingKeySha256);
      else await processWebhookNotice(parts, notice);
    }),
  ];
}
