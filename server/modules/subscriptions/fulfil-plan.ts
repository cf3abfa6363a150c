import { writeReceiptMail, writeRefundMail } from '../../content/mails/payment-mails.ts';
import { getPlanDisplayName } from '../../content/plans.ts';
import type { Deps } from '../../deps.ts';
import { findCard, setDefaultCard } from '../cards/cards.repository.ts';
import { chargeCard } from '../cards/charge-card.ts';
import { retireCard } from '../cards/retire-card.ts';
import { recordPlanSale, endPlanPeriod, issuePlanPeriod } from '../credits/issue-plan.ts';
import { setOrganizationPlan } from '../organizations/organizations.repository.ts';
import type { OrderFulfilment } from '../payments/settle-order.ts';
import { notifyPaymentManagers } from '../payments/notify-payment-managers.ts';
import { recordFailedAttempt } from './record-failed-attempt.ts';
import { getAnchorDay } from './periods.ts';
import { requirePlanOrder } from './require-plan-order.ts';
import { lockSubscription, markSubscriptionEnded, recordPaidPeriod } from './subscriptions.repository.ts';

export type PlanDeps = Pick<Deps, 'config' | 'database' | 'outbox' | 'payments' | 'raiseAlarm' | 'secrets'>;

/** Creates the fulfilment of plan orders, which charges a card while no customer is present. */
export function createPlanFulfilment(deps: PlanDeps): OrderFulfilment {
  const { config, raiseAlarm } = deps;
  return {
    ask: (order, idempotencyKey) => chargeCard(deps, { ...order, ...requirePlanOrder(order) }, idempotencyKey),
    async paid(transaction, order, payment, at) {
      const { organizationUuid, orderId, orderName, amount } = order;
      const { paymentMethodUuid, contracts, purpose, ...paid } = requirePlanOrder(order);
      const { servicePlanName, periodStart, periodEnd } = paid;
      await recordPlanSale(transaction, { organizationUuid, orderId, won: amount, at });
      await notifyPaymentManagers(deps, transaction, organizationUuid, (to) =>
        writeReceiptMail({
          to,
          publicUrl: config.publicUrl,
          orderName,
          amount,
          paidAt: payment.approvedAt ?? at,
          periodEnd,
        }),
      );
      const running = await lockSubscription(transaction, organizationUuid);
      if (running && running.periodStart >= periodStart) {
        raiseAlarm('a period of a plan was paid twice', orderId);
        return;
      }
      const period = { organizationUuid, orderId, servicePlanName, contracts };
      await issuePlanPeriod(transaction, { ...period, startsAt: periodStart, expiresAt: periodEnd, at });
      const isGoingOn = purpose === 'RENEWAL' && running !== undefined;
      const anchorDay = isGoingOn ? running.anchorDay : getAnchorDay(periodStart);
      await recordPaidPeriod(transaction, { organizationUuid, orderId, anchorDay, ...paid });
      if (purpose === 'START') await setDefaultCard(transaction, organizationUuid, paymentMethodUuid);
      await setOrganizationPlan(transaction, organizationUuid, servicePlanName);
    },
    async failed(transaction, order, failure, at) {
      const { organizationUuid } = order;
      const { paymentMethodUuid, purpose, periodStart } = requirePlanOrder(order);
      const needsCard = failure.kind === 'replace';
      const card = needsCard && (await findCard(transaction, organizationUuid, paymentMethodUuid));
      if (card) await retireCard(deps, transaction, card);
      const running = await lockSubscription(transaction, organizationUuid);
      const isDue = running?.periodEnd.getTime() === periodStart.getTime();
      // A member who requested the payment sees the error in the response, and automatic retries keep their schedule.
      const { amount, tryNumber } = order;
      if (running && isDue && purpose === 'RENEWAL' && tryNumber !== null)
        await recordFailedAttempt(deps, transaction, running, { tryNumber, amount, needsCard, at });
    },
    async refunded(transaction, order, amount, at) {
      const { organizationUuid, orderId, orderName } = order;
      const { servicePlanName } = requirePlanOrder(order);
      const running = await lockSubscription(transaction, organizationUuid);
      const isRunning = running?.orderId === orderId;
      if (isRunning) {
        await endPlanPeriod(transaction, orderId, at);
        await markSubscriptionEnded(transaction, organizationUuid, { at });
        await setOrganizationPlan(transaction, organizationUuid, 'FREE');
      }
      const planName = isRunning ? getPlanDisplayName(servicePlanName) : null;
      await notifyPaymentManagers(deps, transaction, organizationUuid, (to) =>
        writeRefundMail({ to, publicUrl: config.publicUrl, orderName, amount, planName }),
      );
    },
  };
}
