import { PaymentFailure, type Payment, type PaymentGateway } from './port.ts';
import { readBilling, readPayment, readWebhook } from './toss-responses.ts';
import { createTossCall, type TossAccount } from './toss-call.ts';

export type TossOptions = TossAccount & { clientKey: string; scriptUrl: string; limitMs?: number };

/** The timeout that Toss recommends, because card companies are slow at the end of the month. */
const LIMIT_MS = 30_000;

/** Calls Toss Payments or our emulator. Both versions of the payment window use these calls. */
export function createTossGateway({
  clientKey,
  scriptUrl,
  limitMs = LIMIT_MS,
  ...account
}: TossOptions): PaymentGateway {
  const call = createTossCall(account, limitMs);

  async function find(path: string): Promise<Payment | null> {
    try {
      return readPayment(await call('GET', path));
    } catch (error) {
      if (error instanceof PaymentFailure && error.code === 'NOT_FOUND_PAYMENT') return null;
      throw error;
    }
  }

  return {
    window: { clientKey, scriptUrl },
    issueBillingKey: async ({ authKey, customerKey }, idempotencyKey) =>
      readBilling(
        await call('POST', '/v1/billing/authorizations/issue', { body: { authKey, customerKey }, idempotencyKey }),
      ),
    charge: async ({ billingKey, ...body }, idempotencyKey) =>
      // Billing keys end with an equals sign, which has to be encoded.
      readPayment(await call('POST', `/v1/billing/${encodeURIComponent(billingKey)}`, { body, idempotencyKey })),
    confirm: async ({ paymentKey, orderId, amount }, idempotencyKey) =>
      readPayment(
        await call('POST', '/v1/payments/confirm', { body: { paymentKey, orderId, amount }, idempotencyKey }),
      ),
    findByOrderId: (orderId) => find(`/v1/payments/orders/${encodeURIComponent(orderId)}`),
    findByPaymentKey: (paymentKey) => find(`/v1/payments/${encodeURIComponent(paymentKey)}`),
    cancel: async ({ paymentKey, reason, amount }, idempotencyKey) =>
      readPayment(
        await call('POST', `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`, {
          body: { cancelReason: reason, ...(amount !== undefined && { cancelAmount: amount }) },
          idempotencyKey,
        }),
      ),
    async removeBillingKey(billingKey) {
      try {
        await call('DELETE', `/v1/billing/${encodeURIComponent(billingKey)}`);
      } catch (error) {
        const isGone =
          error instanceof PaymentFailure && ['ALREADY_REMOVED_BILLING_KEY', 'NOT_FOUND_BILLING'].includes(error.code);
        if (!isGone) throw error;
      }
    },
    readKept: readPayment,
    readWebhook,
  };
}
