import { describe, expect, it } from 'vitest';
import { getPaymentDay, formatUsablePeriod } from '@/pages/setting/payment/history/model/days';
import { formatCreditChange } from '@/pages/setting/payment/history/model/credit-cause-labels';
import {
  readFilter,
  toPageQuery,
  writeFilter,
  type HistoryFilter,
} from '@/pages/setting/payment/history/model/history-filter';
import { formatDays, listPeriods } from '@/pages/setting/payment/history/model/periods';

const readAddress = (address: string) => readFilter(new URLSearchParams(address));

describe('the filter in the address', () => {
  const whole: HistoryFilter = {
    tab: 'payments',
    bought: 'CREDIT',
    state: 'FAILED',
    from: '2026-06-01',
    to: '2026-11-20',
    page: 2,
  };

  it('is written and read back', () => {
    const address = writeFilter(whole);
    expect(address).toEqual({
      servicePlanName: 'CREDIT',
      status: 'FAILED',
      startDateToCheck: '2026-06-01',
      endDateToCheck: '2026-11-20',
      page: '2',
    });
    expect(readFilter(new URLSearchParams(address))).toEqual(whole);
    expect(toPageQuery(whole)).toEqual({ ...address, page: 2, size: 10 });
  });

  it('keeps the filter of the payments while the credits are shown', () => {
    expect(readFilter(new URLSearchParams(writeFilter({ ...whole, tab: 'credits' })))).toEqual({
      ...whole,
      tab: 'credits',
    });
  });

  it.each([
    'servicePlanName=GOLD',
    'status=OPEN',
    'startDateToCheck=2026-02-31',
    'endDateToCheck=soon',
    'page=51',
    'tab=refunds',
  ])('ignores %s', (address) => {
    expect(writeFilter(readAddress(address))).toEqual({});
  });
});

describe('periods', () => {
  it('are whole months and years of the calendar', () => {
    expect(listPeriods('2026-01-31')).toEqual([
      { label: '이번 달', from: '2026-01-01', to: '2026-01-31' },
      { label: '지난달', from: '2025-12-01', to: '2025-12-31' },
      { label: '최근 석 달', from: '2025-11-01', to: '2026-01-31' },
      { label: '올해', from: '2026-01-01', to: '2026-12-31' },
    ]);
    expect(listPeriods('2028-03-01')[1]).toEqual({ label: '지난달', from: '2028-02-01', to: '2028-02-29' });
  });

  it.each([
    [{ from: '2026-06-01', to: '2026-11-20' }, '2026.06.01 – 2026.11.20'],
    [{ from: '2026-06-01', to: '2026-06-01' }, '2026.06.01'],
    [{ from: '2026-06-01', to: null }, '2026.06.01부터'],
    [{ from: null, to: '2026-11-20' }, '2026.11.20까지'],
    [{ from: null, to: null }, ''],
  ])('%j is %s', (period, words) => {
    expect(formatDays(period)).toBe(words);
  });
});

describe('a payment', () => {
  it('shows the day in Seoul on which it was paid, or else tried', () => {
    expect(getPaymentDay({ requestedAt: '2026-11-03T14:59:00Z', approvedAt: '2026-11-03T15:00:00Z' })).toBe(
      '2026.11.04',
    );
    expect(getPaymentDay({ requestedAt: '2026-11-03T14:59:00Z', approvedAt: null })).toBe('2026.11.03');
  });

  it.each([
    ['2026-11-04T00:00:00Z', '2026-12-04T00:00:00Z', '11.04 ~ 12.03'],
    ['2026-12-10T00:00:00Z', '2027-01-10T00:00:00Z', '2026.12.10 ~ 2027.01.09'],
    ['2026-10-21T05:00:00Z', '2027-10-21T15:00:00Z', '2026.10.21 ~ 2027.10.21'],
  ])('can be used from %s to %s: %s', (periodStart, periodEnd, words) => {
    expect(formatUsablePeriod({ periodStart, periodEnd })).toBe(words);
  });

  it('has no period before it is paid', () => {
    expect(formatUsablePeriod({ periodStart: null, periodEnd: null })).toBeNull();
  });
});

it.each([
  [1_000, '+1,000'],
  [-2, '−2'],
])('writes a change of %d as %s', (amount, words) => {
  expect(formatCreditChange(amount)).toBe(words);
});
