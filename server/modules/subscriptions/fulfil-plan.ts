import { PaymentFailure } from '../../adapters/payments/port.ts';
import { receiptMail } from '../../content/mails/payment-mails.ts';
import type { Deps } from '../../deps.ts';
import { findBillingKey, findCard, setDefaultCard } from '../cards/cards.repository.ts';
import { retireCard } from '../cards/retire-card.ts';
import { bookPlanSale, issuePeriod } from '../credits/issue-plan.ts';
import { copyPlan } from '../organizations/organizations.repository.ts';
import { takeCustomerKey } from '../payments/customers.repository.ts';
import { requireGateway } from '../payments/payment-parts.ts';
import type { Fulfilment } from '../payments/settle-order.ts';
import { tellPayers } from '../payments/tell-payers.ts';
import { failTry } from './fail-try.ts';
import { anchorOf } from './periods.ts';
import { requirePlanOrder } from './require-plan-order.ts';
import { lockSubscription, savePaidPeriod } from './subscriptions.repository.ts';

export type PlanDeps = Pick<Deps, 'config' | 'database' | 'outbox' | 'payments' | 'raiseAlarm' | 'secrets'>;

/** A period of a plan is charged to a card without anybody who watches. */
export function createPlanFulfilment(deps: PlanDeps): Fulfilment {
  const { config, database, raiseAlarm, secrets } = deps;
  return {
    async ask(order, idempotencyKey) {
      const { organizationUuid, orderId, orderName, amount } = order;
      const billingKey = await findBillingKey(database, secrets, requirePlanOrder(order).paymentMethodUuid);
      if (billingKey === null) throw new PaymentFailure('replace', 'NOT_FOUND_BILLING', 'The card has been removed.');
      const customerKey = await takeCustomerKey(database, organizationUuid);
      const charge = { billingKey, customerKey, orderId, amount, orderName };
      return requireGateway(deps).charge(charge, idempotencyKey);
    },
    async paid(transaction, order, payment, at) {
      const { organizationUuid, orderId, orderName, amount } = order;
      const { paymentMethodUuid, contracts, purpose, ...paid } = requirePlanOrder(order);
      const { servicePlanName, periodStart, periodEnd } = paid;
      await bookPlanSale(transaction, { organizationUuid, orderId, won: amount, at });
      await tellPayers(deps, transaction, organizationUuid, (to) =>
        receiptMail({
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
      await issuePeriod(transaction, { ...period, startsAt: periodStart, expiresAt: periodEnd, at });
      const isGoingOn = purpose === 'RENEWAL' && running !== undefined;
      const anchorDay = isGoingOn ? running.anchorDay : anchorOf(periodStart);
      await savePaidPeriod(transaction, { organizationUuid, orderId, anchorDay, ...paid });
      if (purpose === 'START') await setDefaultCard(transaction, organizationUuid, paymentMethodUuid);
      await copyPlan(transaction, organizationUuid, servicePlanName);
    },
    async failed(transaction, order, failure, at) {
      const { organizationUuid } = order;
      const { paymentMethodUuid, purpose, periodStart } = requirePlanOrder(order);
      const needsCard = failure.kind === 'replace';
      const card = needsCard && (await findCard(transaction, organizationUuid, paymentMethodUuid));
      if (card) await retireCard(deps, transaction, card);
      const running = await lockSubscription(transaction, organizationUuid);
      const isDue = running?.periodEnd.getTime() === periodStart.getTime();
      // Whoever asked for a further attempt sees the answer, and the clock goes on as it would have.
      const { amount, tryNumber } = order;
      if (running && isDue && purpose === 'RENEWAL' && tryNumber !== null)
        await failTry(deps, transaction, running, { tryNumber, amount, needsCard, at });
    },
  };
}
