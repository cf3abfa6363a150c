import type { Payment, PaymentGateway } from '../../server/adapters/payments/port.ts';

const refuse = () => Promise.reject(new Error('The fake provider does not do this.'));

/** Immediately approves every payment and registers every card. */
export function createFakeGateway(): PaymentGateway {
  const payments = new Map<string, Payment>();
  const customers = new Map<string, string>();
  function approve({ paymentKey, orderId, amount }: { paymentKey: string; orderId: string; amount: number }) {
    const payment = createPayment(paymentKey, orderId, amount);
    payments.set(orderId, payment);
    return Promise.resolve(payment);
  }
  return {
    window: { clientKey: 'test_ck_FAKE', scriptUrl: 'https://pay.test/v1/payment' },
    issueBillingKey({ authKey, customerKey }) {
      const billingKey = `key-${authKey}`;
      customers.set(billingKey, customerKey);
      const card = { issuerCode: '41', last4: '123*', number: '40000000****123*', cardType: '신용', ownerType: '개인' };
      return Promise.resolve({ billingKey, customerKey, card });
    },
    charge: ({ billingKey, customerKey, orderId, amount }) =>
      customers.get(billingKey) === customerKey
        ? approve({ paymentKey: `paid-${orderId}`, orderId, amount })
        : refuse(),
    confirm: approve,
    findByOrderId: (orderId) => Promise.resolve(payments.get(orderId) ?? null),
    findByPaymentKey: () => Promise.resolve(null),
    cancel: refuse,
    removeBillingKey: () => Promise.resolve(),
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
