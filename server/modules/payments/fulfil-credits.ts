import type { PaymentGateway } from '../../adapters/payments/port.ts';
import { writeReceiptMail, writeRefundMail } from '../../content/mails/payment-mails.ts';
import type { Deps } from '../../deps.ts';
import { issueCreditPack } from '../credits/issue-credits.ts';
import type { OrderFulfilment } from './settle-order.ts';
import { notifyPaymentManagers } from './notify-payment-managers.ts';

/** How an automatic purchase is charged, and what happens if that fails. */
export type RefillFulfilment = Pick<OrderFulfilment, 'ask' | 'failed'>;

/**
 * Fulfils orders for credit packs, paid in the provider's window or, if automatic, by card. The credits can be used
 * immediately.
 */
export const createCreditFulfilment = (
  deps: Pick<Deps, 'config' | 'outbox'>,
  gateway: Pick<PaymentGateway, 'confirm'>,
  refill: RefillFulfilment,
): OrderFulfilment => ({
  ask(order, idempotencyKey) {
    if (order.paymentMethodUuid !== null) return refill.ask(order, idempotencyKey);
    const { orderId, paymentKey, amount } = order;
    if (paymentKey === null) throw new Error('An order of credits was asked about before its window was passed.');
    return gateway.confirm({ paymentKey, orderId, amount }, idempotencyKey);
  },
  async paid(transaction, { organizationUuid, orderId, orderName, credits, amount }, payment, at) {
    if (credits === null) throw new Error('An order of credits has none.');
    await issueCreditPack(transaction, { organizationUuid, orderId, credits, won: amount, at });
    await notifyPaymentManagers(deps, transaction, organizationUuid, (to) =>
      writeReceiptMail({ to, publicUrl: deps.config.publicUrl, orderName, amount, paidAt: payment.approvedAt ?? at }),
    );
  },
  async failed(transaction, order, failure, at) {
    if (order.paymentMethodUuid !== null) await refill.failed(transaction, order, failure, at);
  },
  refunded: (transaction, { organizationUuid, orderName }, amount) =>
    notifyPaymentManagers(deps, transaction, organizationUuid, (to) =>
      writeRefundMail({ to, publicUrl: deps.config.publicUrl, orderName, amount, planName: null }),
    ),
});
