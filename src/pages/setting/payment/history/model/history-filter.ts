import { readChoice, readPage } from '@/widgets/list-frame';
import { PAYMENT_STATE_LABELS, type ListedPaymentState } from '@/entities/payment/order';
import type { PaymentFilter } from '@/entities/payment/history';
import { SERVICE_PLAN_WORDS } from '@/entities/payment/service-plan';
import { isValidDate } from '#rules/dates.ts';

export type HistoryTab = 'payments' | 'credits';
/** The free plan has no payments. */
export type PurchaseType = 'STANDARD' | 'CREDIT';

export type HistoryFilter = {
  tab: HistoryTab;
  bought: PurchaseType | null;
  state: ListedPaymentState | null;
  /** A day in Seoul. Both ends are inclusive. */
  from: string | null;
  to: string | null;
  page: number;
};

export const TABS: readonly { value: HistoryTab; label: string }[] = [
  { value: 'payments', label: '결제' },
  { value: 'credits', label: '크레딧' },
];
export const PURCHASE_OPTIONS: readonly { value: PurchaseType; label: string }[] = [
  { value: 'STANDARD', label: SERVICE_PLAN_WORDS.STANDARD },
  { value: 'CREDIT', label: '크레딧' },
];
const STATES: readonly ListedPaymentState[] = ['DONE', 'CONFIRMING', 'FAILED', 'PART_REFUNDED', 'REFUNDED'];
export const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: PAYMENT_STATE_LABELS[state] }));

export const NO_FILTER = { bought: null, state: null, from: null, to: null, page: 1 } as const;

const MAX_PAGE = 50;
const PAGE_SIZE = 10;

export const readFilter = (params: URLSearchParams): HistoryFilter => ({
  tab: readChoice(params, 'tab', TABS) ?? 'payments',
  bought: readChoice(params, 'servicePlanName', PURCHASE_OPTIONS),
  state: readChoice(params, 'status', STATE_OPTIONS),
  from: readDay(params, 'startDateToCheck'),
  to: readDay(params, 'endDateToCheck'),
  page: readPage(params, MAX_PAGE),
});

function readDay(params: URLSearchParams, name: string): string | null {
  const day = params.get(name);
  return day !== null && isValidDate(day) ? day : null;
}

export const writeFilter = ({ tab, bought, state, from, to, page }: HistoryFilter): Record<string, string> => ({
  ...(tab === 'credits' && { tab }),
  ...(bought && { servicePlanName: bought }),
  ...(state && { status: state }),
  ...(from && { startDateToCheck: from }),
  ...(to && { endDateToCheck: to }),
  ...(page > 1 && { page: String(page) }),
});

export const toQuery = ({ bought, state, from, to }: HistoryFilter): Omit<PaymentFilter, 'page' | 'size'> => ({
  ...(bought && { servicePlanName: bought }),
  ...(state && { status: state }),
  ...(from && { startDateToCheck: from }),
  ...(to && { endDateToCheck: to }),
});

export const toPageQuery = (filter: HistoryFilter): PaymentFilter => ({
  ...toQuery(filter),
  page: filter.page,
  size: PAGE_SIZE,
});

export const hasPeriod = ({ from, to }: HistoryFilter) => from !== null || to !== null;

export const countActiveFilters = (filter: HistoryFilter) =>
  [filter.bought !== null, filter.state !== null, hasPeriod(filter)].filter(Boolean).length;
