/** A card as its provider describes it. The number is masked. */
export type Card = {
  issuerCode: string;
  /** As many of the last digits as the provider doesn't mask. */
  last4: string;
  number: string;
  cardType: string;
  ownerType: string;
};

export type IssuedKey = { billingKey: string; customerKey: string; card: Card };

export type PaymentStatus =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED';

/** A payment as the provider reports it. `raw` is the complete response. */
export type Payment = {
  paymentKey: string;
  orderId: string;
  status: PaymentStatus;
  totalAmount: number;
  balanceAmount: number;
  vat: number;
  lastTransactionKey: string | null;
  requestedAt: Date;
  approvedAt: Date | null;
  receiptUrl: string | null;
  card: (Card & { approveNo: string; installmentMonths: number }) | null;
  failure: { code: string; message: string; isCardUnusable: boolean } | null;
  raw: unknown;
};

/** A notification that something has changed. It isn't signed, so act only on what the provider's API confirms. */
export type WebhookNotice = {
  eventType: string;
  paymentKey: string | null;
  orderId: string | null;
  status: string | null;
  lastTransactionKey: string | null;
  billingKey: string | null;
  customerKey: string | null;
};

export type Charge = {
  billingKey: string;
  customerKey: string;
  orderId: string;
  amount: number;
  orderName: string;
  customerEmail?: string;
};

/**
 * What a failed call means for the payment.
 *
 * - `unknown`: the payment may have gone through. Look it up before reporting anything.
 *
 * - `declined`: rejected, but the same card may work later.
 *
 * - `replace`: rejected, and this card will never work again.
 *
 * - `late`: the payment window was completed too late.
 *
 * - `ours`: our request or our account is at fault.
 */
export type FailureKind = 'unknown' | 'declined' | 'replace' | 'late' | 'ours';

export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
  readonly kind: FailureKind;
  readonly code: string;
  /** The id of the call in the provider's logs, for its support team. */
  readonly traceId: string | null;

  constructor(kind: FailureKind, code: string, message: string, traceId: string | null = null) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.traceId = traceId;
  }
}

/** All calls throw PaymentFailure and nothing else. */
export type PaymentGateway = {
  window: { clientKey: string; scriptUrl: string };
  issueBillingKey: (issue: { authKey: string; customerKey: string }, idempotencyKey: string) => Promise<IssuedKey>;
  charge: (charge: Charge, idempotencyKey: string) => Promise<Payment>;
  confirm: (
    confirmation: { paymentKey: string; orderId: string; amount: number },
    idempotencyKey: string,
  ) => Promise<Payment>;
  findByOrderId: (orderId: string) => Promise<Payment | null>;
  findByPaymentKey: (paymentKey: string) => Promise<Payment | null>;
  cancel: (
    cancellation: { paymentKey: string; reason: string; amount?: number },
    idempotencyKey: string,
  ) => Promise<Payment>;
  /** Also succeeds if the key was removed before. */
  removeBillingKey: (billingKey: string) => Promise<void>;
  /** Parses the `raw` of a stored payment. */
  readKept: (raw: unknown) => Payment;
  readWebhook: (body: unknown) => WebhookNotice | null;
};
