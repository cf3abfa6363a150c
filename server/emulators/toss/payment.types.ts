export type TossCard = {
  issuerCode: string;
  acquirerCode: string | null;
  number: string;
  cardType: string;
  ownerType: string;
};

export type TossCancel = {
  transactionKey: string;
  cancelReason: string;
  taxExemptionAmount: number;
  canceledAt: string;
  transferDiscountAmount: number;
  easyPayDiscountAmount: number;
  receiptKey: string | null;
  cancelAmount: number;
  taxFreeAmount: number;
  refundableAmount: number;
  cancelStatus: 'DONE';
  cancelRequestId: string | null;
};

export type TossStatus = 'READY' | 'IN_PROGRESS' | 'DONE' | 'CANCELED' | 'PARTIAL_CANCELED' | 'ABORTED' | 'EXPIRED';

/** Toss's Payment object (API version 2022-11-16), with its properties in the order in which Toss sends them. */
export type TossPayment = {
  mId: string;
  lastTransactionKey: string | null;
  paymentKey: string;
  orderId: string;
  orderName: string;
  taxExemptionAmount: number;
  status: TossStatus;
  requestedAt: string;
  approvedAt: string | null;
  useEscrow: boolean;
  cultureExpense: boolean;
  card:
    | (TossCard & {
        amount: number;
        installmentPlanMonths: number;
        approveNo: string;
        useCardPoint: boolean;
        acquireStatus: 'READY' | 'CANCELED';
        isInterestFree: boolean;
        interestPayer: null;
      })
    | null;
  virtualAccount: null;
  transfer: null;
  mobilePhone: null;
  giftCertificate: null;
  cashReceipt: null;
  cashReceipts: null;
  discount: null;
  cancels: TossCancel[] | null;
  secret: string | null;
  type: 'NORMAL' | 'BILLING';
  easyPay: null;
  country: 'KR';
  failure: { code: string; message: string } | null;
  isPartialCancelable: boolean;
  receipt: { url: string } | null;
  checkout: { url: string } | null;
  currency: 'KRW';
  totalAmount: number;
  balanceAmount: number;
  suppliedAmount: number;
  vat: number;
  taxFreeAmount: number;
  metadata: null;
  method: '카드' | null;
  version: '2022-11-16';
};
