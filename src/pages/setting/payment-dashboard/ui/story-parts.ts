import type { CreditSpending } from '@/entities/payment/credit';
import type { Payment } from '@/entities/payment/history';

export const exampleSpending: CreditSpending = {
  months: [
    { month: '2026-06', documents: 128, messages: 84 },
    { month: '2026-07', documents: 160, messages: 88 },
    { month: '2026-08', documents: 137, messages: 94 },
    { month: '2026-09', documents: 201, messages: 104 },
    { month: '2026-10', documents: 237, messages: 105 },
    { month: '2026-11', documents: 174, messages: 100 },
  ],
  spentInThirtyDays: 274,
};

const payment = (orderId: string, change: Partial<Payment>): Payment => ({
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
  periodStart: null,
  periodEnd: null,
  card: null,
  requestedAt: '2026-11-04T00:00:00Z',
  approvedAt: '2026-11-04T00:00:03Z',
  receiptUrl: null,
  slipUrl: null,
  ...change,
});

export const exampleRecentPayments: Payment[] = [
  payment('sub_2', {}),
  payment('cr_1', {
    kind: 'CREDIT',
    orderName: '크레딧 120개',
    amount: 12_000,
    requestedAt: '2026-10-21T05:00:00Z',
    approvedAt: '2026-10-21T05:00:00Z',
  }),
  payment('sub_1', { state: 'FAILED', requestedAt: '2026-10-04T00:00:00Z', approvedAt: null }),
];
