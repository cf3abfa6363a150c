import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { followNotice } from './confirm-order.ts';
import { createOrderJobs } from './orders.jobs.ts';
import { requireOrderParts, type LaterParts, type PaymentDeps } from './payment-parts.ts';
import { findNotice } from './webhooks.repository.ts';

export const FOLLOW_NOTICE = 'follow-payment-notice';

/** Whatever ends orders without a buyer who waits. */
export function createPaymentJobs(deps: PaymentDeps, later: LaterParts): JobDefinition[] {
  if (!deps.payments) return [];
  const parts = requireOrderParts(deps, later);
  return [
    ...createOrderJobs(parts),
    defineJob(FOLLOW_NOTICE, async ({ key }) => {
      const notice = await findNotice(deps.database, key);
      if (!notice) return;
      if (notice.eventType === 'BILLING_DELETED' && notice.billingKeySha256)
        await later.forgetCard(notice.billingKeySha256);
      else await followNotice(parts, notice);
    }),
  ];
}
