import type { CreditEntry, Payment } from '@/entities/payment/history';

export const createPayment = (orderId: string, change: Partial<Payment> = {}): Payment => ({
  orderId,
  orderName: '스탠다드 · 한 달',
  kind: 'PLAN',
  state: 'DONE',
  amount: 123_000,
  refundedAmount: 0,
  credits: null,
  servicePlanName: 'STANDARD',
  organizationServicePlanPaymentUuid: null,
  failure: null,
  periodStart: '2026-11-04T00:00:00Z',
  periodEnd: '2026-12-04T00:00:00Z',
  card: { issuerName: '신한', last4: '4821' },
  requestedAt: '2026-11-04T00:00:00Z',
  approvedAt: '2026-11-04T00:00:03Z',
  receiptUrl: `/api/app/payments/receipts/${orderId}`,
  slipUrl: 'https://dashboard.tosspayments.com/receipt',
  ...change,
});

const pack: Partial<Payment> = {
  kind: 'CREDIT',
  servicePlanName: null,
  orderName: '크레딧 120개',
  amount: 12_000,
  credits: 120,
  periodStart: '2026-10-21T05:00:00Z',
  periodEnd: '2027-10-21T15:00:00Z',
  requestedAt: '2026-10-21T05:00:00Z',
  approvedAt: '2026-10-21T05:00:00Z',
};
const unpaid = { approvedAt: null, receiptUrl: null, slipUrl: null, periodStart: null, periodEnd: null };

export const EXAMPLE_PAYMENTS: Payment[] = [
  createPayment('sub_6'),
  createPayment('cr_5', pack),
  createPayment('sub_4', {
    orderName: '프리에서 스탠다드로',
    requestedAt: '2026-10-04T00:00:00Z',
    approvedAt: '2026-10-04T00:00:00Z',
    state: 'PART_REFUNDED',
    refundedAmount: 40_000,
  }),
  createPayment('cr_3', {
    ...pack,
    state: 'REFUNDED',
    refundedAmount: 12_000,
    card: { issuerName: 'KB국민', last4: '0937' },
  }),
  createPayment('sub_2', {
    ...unpaid,
    state: 'FAILED',
    requestedAt: '2026-09-04T00:00:00Z',
    failure: { errorCode: 'CARD_DECLINED', message: '카드사가 승인하지 않았어요. 다른 카드로 해주세요.' },
  }),
  createPayment('cr_1', { ...pack, ...unpaid, state: 'CONFIRMING', card: null }),
];

export const createCreditEntry = (entryId: string, change: Partial<CreditEntry> = {}): CreditEntry => ({
  entryId,
  at: '2026-11-04T05:00:00Z',
  cause: 'SENDING',
  amount: -3,
  balance: 117,
  contract: { contractId: '0198c0de-0000-7000-8000-0000000000c1', title: '2026년 근로계약서_이도윤' },
  contracts: 1,
  orderId: null,
  reason: '',
  ...change,
});

const CAUSES: readonly (readonly [CreditEntry['cause'], number])[] = [
  ['SENDING', -3],
  ['BATCH', -40],
  ['OPENED', -1],
  ['TEXT', -1],
  ['TEXT_FAILED', 1],
  ['VERIFIED', -2],
  ['UNREACHABLE', 1],
  ['ENDED', 2],
  ['PACK', 120],
  ['GRANT', 50],
  ['REFUND', -20],
  ['EXPIRY', -7],
];
const WITHOUT_DOCUMENT = { contract: null, contracts: 0 };

export const EXAMPLE_CREDIT_ENTRIES: CreditEntry[] = CAUSES.map(([cause, amount], index) =>
  createCreditEntry(`e${index}`, {
    cause,
    amount,
    balance: 120 - index,
    ...(['PACK', 'GRANT', 'REFUND', 'EXPIRY'].includes(cause) && WITHOUT_DOCUMENT),
    ...(cause === 'GRANT' && { reason: '처음 오신 것을 환영해요' }),
    ...(cause === 'BATCH' && { contract: null, contracts: 20 }),
  }),
);
