import { expect, it } from 'vitest';
import type { PlanAvailability } from '@/entities/payment/plan';
import { getBillingDay, describeNextCharge, canShowBill, listBillLines } from '@/features/payment/subscribe/model/bill';

const standard = { servicePlanName: 'STANDARD', price: 123_000 } as const;
const offer = (change: Partial<PlanAvailability> = {}): PlanAvailability => ({
  available: true,
  reason: null,
  amount: 123_000,
  effectiveAt: '2027-01-30T15:00:00Z',
  nextBillingAt: '2027-02-28T00:00:00Z',
  ...change,
});

it('contains VAT, of which the law wants to be told', () => {
  expect(listBillLines(standard, offer())).toEqual([
    { name: '스탠다드 · 한 달', value: '123,000원' },
    { name: '부가세 (포함)', value: '11,182원' },
  ]);
});

it('takes off what is left of the plan before', () => {
  expect(listBillLines(standard, offer({ amount: 80_000 }))[1]).toEqual({
    name: '지금 요금제에서 남은 만큼',
    value: '−43,000원',
  });
});

it('has no lines where nothing is paid', () => {
  expect(listBillLines(standard, offer({ amount: 0 }))).toEqual([]);
});

it('names the day of the month that was begun on, in Seoul, even if the next month is shorter', () => {
  expect(getBillingDay(offer())).toBe(31);
  expect(describeNextCharge(standard, offer()).value).toBe('2월 28일 · 123,000원');
});

it('names the day of the next charge for a plan that goes on', () => {
  expect(getBillingDay(offer({ amount: 0, reason: 'ENDING' }))).toBe(28);
});

it.each([
  [offer(), true],
  [offer({ available: false, reason: 'NO_CARD' }), true],
  [offer({ available: false, reason: 'ALREADY_ON', amount: 0 }), false],
  [null, false],
])('shows the bill of %j: %s', (availability, isShown) => {
  expect(canShowBill(availability)).toBe(isShown);
});
