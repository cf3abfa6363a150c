import type { Payment, PaymentGateway } from '../../server/adapters/payments/port.ts';

const refuse = () => Promise.reject(new Error('The fake provider does not do this.'));

/** A provider that approves every payment at once. */
export function createFakeGateway(): PaymentGateway {
  const payments = new Map<string, Payment>();
  return {
    window: { clientKey: 'test_ck_FAKE', scriptUrl: 'https://pay.test/v1/payment' },
    issueBillingKey: refuse,
    charge: refuse,
    confirm({ paymentKey, orderId, amount }) {
      const payment = createPayment(paymentKey, orderId, amount);
      payments.set(orderId, payment);
      return Promise.resolve(payment);
    },
    findByOrderId: (orderId) => Promise.resolve(payments.get(orderId) ?? null),
    findByPaymentKey: () => Promise.resolve(null),
    cancel: refuse,
    removeBillingKey: refuse,
    readKept: () => createPayment('kept', 'kept', 100),
    readWebhook: () => null,
  };
}

const createPayment = (paymentKey: string, orderId: string, amount: number): Payment => ({
  paymentKey,
  orderId,
  status: 'DONE',
  totalAmount: amount,
  balanceAmount: amount,
  vat: Math.round(amount / 11),
  lastTransactionKey: 'fake',
  requestedAt: new Date(0),
  approvedAt: new Date(0),
  receiptUrl: null,
  card: null,
  failure: null,
  raw: {},
});
