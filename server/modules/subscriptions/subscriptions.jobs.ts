import { writeUpcomingRenewalMail } from '../../content/mails/payment-mails.ts';
import { findPrice, getPlanDisplayName } from '../../content/plans.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, defineRecurringJob, type JobDefinition } from '../../jobs/definition.ts';
import { enqueueJobs } from '../../jobs/queue.ts';
import { requestPayment } from '../payments/confirm-order.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { notifyPaymentManagers } from '../payments/notify-payment-managers.ts';
import { advanceSubscription } from './advance-subscription.ts';
import type { PlanDeps } from './fulfil-plan.ts';
import { requireOfferedPlan } from './create-renewal-order.ts';
import { requirePlanDeps } from './plan-deps.ts';
import {
  findSubscription,
  listDueSubscriptions,
  listUnannouncedRenewals,
  markRenewalAnnounced,
} from './subscriptions.repository.ts';

const ADVANCE = 'advance-subscription';
const ANNOUNCE = 'announce-renewal';
const EVERY_MS = 60_000;
const ANNOUNCED_BEFORE_MS = 7 * 86_400_000;

export function createSubscriptionJobs(deps: PaymentDeps & PlanDeps & Pick<Deps, 'plans'>): JobDefinition[] {
  if (!deps.payments) return [];
  const { config, database, now, plans } = deps;
  const parts = requirePlanDeps(deps);
  return [
    defineRecurringJob('watch-money', EVERY_MS, async () => {
      const at = now();
      const due = await listDueSubscriptions(database, at);
      const soon = await listUnannouncedRenewals(database, at, new Date(at.getTime() + ANNOUNCED_BEFORE_MS));
      await database.transaction().execute(async (transaction) => {
        await enqueueJobs(transaction, [
          ...due.map((key) => ({ kind: ADVANCE, key })),
          ...soon.map((key) => ({ kind: ANNOUNCE, key })),
        ]);
      });
    }),
    defineJob(ADVANCE, async ({ key: organizationUuid }) => {
      const orderId = await database
        .transaction()
        .execute((transaction) => advanceSubscription(deps, transaction, organizationUuid, now()));
      if (orderId !== null) await requestPayment(parts, orderId);
    }),
    defineJob(ANNOUNCE, ({ key: organizationUuid }) =>
      Promise.resolve(async (transaction) => {
        if (!(await markRenewalAnnounced(transaction, organizationUuid))) return;
        const running = await findSubscription(transaction, organizationUuid);
        if (!running) return;
        const { servicePlanName, periodEnd: dueAt } = running;
        const amount = findPrice(requireOfferedPlan(plans.plans, servicePlanName).prices, dueAt);
        const renewal = { planName: getPlanDisplayName(servicePlanName), amount, dueAt };
        await notifyPaymentManagers(deps, transaction, organizationUuid, (to) =>
          writeUpcomingRenewalMail({ to, publicUrl: config.publicUrl, ...renewal }),
        );
      }),
    ),
  ];
}
