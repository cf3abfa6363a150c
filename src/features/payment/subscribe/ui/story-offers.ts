import type { PaymentMethod, PaymentProfile } from '@/entities/payment/account';
import type { PlanAvailability } from '@/entities/payment/plan';
import type { SubscribeContext } from '../model/subscribe.types';

export const card = (paymentMethodUuid: string, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  paymentMethodUuid,
  issuerName: '신한',
  last4: '4821',
  cardType: '신용',
  ownerType: '법인',
  isDefault: true,
  status: 'ACTIVE',
  ...change,
});
export const CARDS = [card('shinhan'), card('kookmin', { issuerName: 'KB국민', last4: '0937', isDefault: false })];
export const free: PaymentProfile = {
  servicePlanName: 'FREE',
  status: 'ACTIVE',
  organizationServicePlanPaymentUuid: null,
  periodStart: '2026-10-31T15:00:00Z',
  periodEnd: '2026-11-30T15:00:00Z',
  nextBillingAt: null,
  nextAmount: null,
  retry: null,
  credits: { available: 120, held: 0, nextEnd: null },
  refill: { on: false, below: null, creditPackId: null },
  receiptEmail: null,
};
export const standard: PaymentProfile = {
  ...free,
  servicePlanName: 'STANDARD',
  organizationServicePlanPaymentUuid: '0198c0de-0000-7000-8000-0000000000f1',
  periodStart: '2026-11-04T00:00:00Z',
  periodEnd: '2026-12-04T00:00:00Z',
};
export const OFFER: PlanAvailability = {
  available: true,
  reason: null,
  amount: 123_000,
  effectiveAt: '2026-11-04T05:00:00Z',
  nextBillingAt: '2026-12-04T00:00:00Z',
};
export const context = (change: Partial<SubscribeContext> = {}): SubscribeContext => ({
  organizationUuid: 'o',
  plan: 'STANDARD',
  paymentMethodUuid: 'shinhan',
  availability: OFFER,
  agreed: false,
  requestKey: 'k',
  failure: null,
  order: null,
  ...change,
});
export const choosing = (change: Partial<SubscribeContext> = {}) =>
  ({ value: { offering: 'choosing' }, context: context(change) }) as const;
export const refused = (reason: PlanAvailability['reason'], change: Partial<SubscribeContext> = {}) =>
  ({
    value: { offering: 'refused' },
    context: context({ availability: { ...OFFER, available: false, reason }, ...change }),
  }) as const;
