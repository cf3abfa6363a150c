import type { PaymentProfile } from '@/entities/payment/account';
import type { PlanAvailability } from '@/entities/payment/plan';
import { formatWon, SERVICE_PLAN_WORDS, type ServicePlans } from '@/entities/payment/service-plan';
import { formatMonthDay, getSeoulDay } from '@/shared/lib/seoul-time';

type Sold = Pick<ServicePlans['plans'][number], 'servicePlanName' | 'price'>;
type BillLine = { name: string; value: string };

/** Prices include VAT of 10 percent, which is one eleventh of the price. */
const vatOf = (amount: number) => Math.round(amount / 11);

/** Without a card, the plan is not available yet, but its price is known. */
export const canShowBill = (availability: PlanAvailability | null) =>
  availability !== null && (availability.available || availability.reason === 'NO_CARD');

export function listBillLines({ servicePlanName, price }: Sold, { amount }: PlanAvailability): BillLine[] {
  if (amount === 0) return [];
  const rest = price - amount;
  return [
    { name: `${SERVICE_PLAN_WORDS[servicePlanName]} · 한 달`, value: formatWon(price) },
    ...(rest > 0 ? [{ name: '지금 요금제에서 남은 만큼', value: `−${formatWon(rest)}` }] : []),
    { name: '부가세 (포함)', value: formatWon(vatOf(amount)) },
  ];
}

export function describeNextCharge(
  { price, servicePlanName }: Sold,
  { effectiveAt, nextBillingAt }: PlanAvailability,
): BillLine {
  if (nextBillingAt !== null)
    return { name: '다음 결제', value: `${formatMonthDay(nextBillingAt)} · ${formatWon(price)}` };
  return { name: `${SERVICE_PLAN_WORDS[servicePlanName]}로 바뀌는 날`, value: formatMonthDay(effectiveAt) };
}

/** A resumed plan keeps its day of the month. */
export function getBillingDay({ amount, effectiveAt, nextBillingAt }: PlanAvailability): number {
  const instant = amount > 0 || nextBillingAt === null ? effectiveAt : nextBillingAt;
  return Number(getSeoulDay(new Date(instant)).slice(8));
}

export function getButtonLabel({ servicePlanName }: Sold, { status }: PaymentProfile): string {
  if (servicePlanName !== 'FREE' && status === 'ENDING') return '이어서 쓰기';
  return `${SERVICE_PLAN_WORDS[servicePlanName]}로 바꾸기`;
}
