import type { TossCard, TossPayment } from './payment.types.ts';

export const MAX_WINDOW_MS = 30 * 60_000;

export const MERCHANT_ID = 'tdojang';

/** Formats a time like Toss: Seoul time, to the second. */
export const formatTossTime = (at: Date) =>
  `${new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;

export function describeCard(number: string): TossCard {
  return {
    issuerCode: '11',
    acquirerCode: '11',
    number: `${number.slice(0, 8)}****${number.slice(12, 15)}*`,
    cardType: '신용',
    ownerType: '개인',
  };
}

/** Splits off the VAT. The rest is the supply amount, so the two always add up. */
function splitVat(amount: number) {
  const vat = Math.round(amount / 11);
  return { balanceAmount: amount, suppliedAmount: amount - vat, vat };
}

type NewPayment = Pick<TossPayment, 'paymentKey' | 'orderId' | 'orderName' | 'type'> & {
  amount: number;
  secret: string;
  at: Date;
};

export function createPayment({ amount, at, paymentKey, orderId, orderName, type, secret }: NewPayment): TossPayment {
  return {
    mId: MERCHANT_ID,
    lastTransactionKey: null,
    paymentKey,
    orderId,
    orderName,
    taxExemptionAmount: 0,
    status: 'READY',
    requestedAt: formatTossTime(at),
    approvedAt: null,
    useEscrow: false,
    cultureExpense: false,
    card: null,
    virtualAccount: null,
    transfer: null,
    mobilePhone: null,
    giftCertificate: null,
    cashReceipt: null,
    cashReceipts: null,
    discount: null,
    cancels: null,
    secret,
    type,
    easyPay: null,
    country: 'KR',
    failure: null,
    isPartialCancelable: true,
    receipt: null,
    checkout: null,
    currency: 'KRW',
    totalAmount: amount,
    ...splitVat(amount),
    taxFreeAmount: 0,
    metadata: null,
    method: null,
    version: '2022-11-16',
  };
}

type Approval = {
  cardNumber: string;
  months?: number;
  transactionKey: string;
  approveNo: string;
  receipt: string;
  at: Date;
};

export function approvePayment(payment: TossPayment, approval: Approval): TossPayment {
  const { cardNumber, months = 0, transactionKey, approveNo, receipt, at } = approval;
  return {
    ...payment,
    status: 'DONE',
    lastTransactionKey: transactionKey,
    approvedAt: formatTossTime(at),
    method: '카드',
    card: {
      ...describeCard(cardNumber),
      amount: payment.totalAmount,
      installmentPlanMonths: months,
      approveNo,
      useCardPoint: false,
      acquireStatus: 'READY',
      isInterestFree: false,
      interestPayer: null,
    },
    receipt: { url: receipt },
  };
}

export const abortPayment = (payment: TossPayment, failure: TossPayment['failure']): TossPayment => ({
  ...payment,
  status: 'ABORTED',
  failure,
});

type Cancellation = { amount: number; reason: string; transactionKey: string; at: Date };

export function cancelPayment(payment: TossPayment, { amount, reason, transactionKey, at }: Cancellation): TossPayment {
  const left = payment.balanceAmount - amount;
  return {
    ...payment,
    ...splitVat(left),
    status: left === 0 ? 'CANCELED' : 'PARTIAL_CANCELED',
    lastTransactionKey: transactionKey,
    cancels: [
      ...(payment.cancels ?? []),
      {
        transactionKey,
        cancelReason: reason,
        taxExemptionAmount: 0,
        canceledAt: formatTossTime(at),
        transferDiscountAmount: 0,
        easyPayDiscountAmount: 0,
        receiptKey: null,
        cancelAmount: amount,
        taxFreeAmount: 0,
        refundableAmount: left,
        cancelStatus: 'DONE',
        cancelRequestId: null,
      },
    ],
  };
}
