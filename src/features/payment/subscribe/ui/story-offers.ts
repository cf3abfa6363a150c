import type { PaymentMethod, PaymentProfile } from '@/entities/payment/account';
import type { PlanAvailability } from '@/entities/payment/plan';
import type { SubscribeContext } from '../model/subscribe.types';

export const createCard = (paymentMethodUuid: string, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  paymentMethodUuid,
  issuerName: '신한',
  last4: '4821',
  cardType: '신용',
  ownerType: '법인',
  isDefault: true,
  status: 'ACTIVE',
  ...change,
});
export const EXAMPLE_CARDS = [
  createCard('shinhan'),
  createCard('kookmin', { issuerName: 'KB국민', last4: '0937', isDefault: false }),
];
export const freeProfile: PaymentProfile = {
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
export const standardProfile: PaymentProfile = {
  ...freeProfile,
  servicePlanName: 'STANDARD',
  organizationServicePlanPaymentUuid: '0198c0de-0000-7000-8000-0000000000f1',
  periodStart: '2026-11-04T00:00:00Z',
  periodEnd: '2026-12-04T00:00:00Z',
};
export const EXAMPLE_OFFER: PlanAvailability = {
  available: true,
  reason: null,
  amount: 123_000,
  effectiveAt: '2026-11-04T05:00:00Z',
  nextBillingAt: '2026-12-04T00:00:00Z',
};
export const createSubscribeContext = (change: Partial<SubscribeContext> = {}): SubscribeContext => ({
  organizationUuid: 'o',
  plan: 'STANDARD',
  paymentMethodUuid: 'shinhan',
  availability: EXAMPLE_OFFER,
  agreed: false,
  requestKey: 'k',
  failure: null,
  order: null,
  ...change,
});
export const createChoosingSnapshot = (change: Partial<SubscribeContext> = {}) =>
  ({ value: { offering: 'choosing' }, context: createSubscribeContext(change) }) as const;
export const createRefusedSnapshot = (reason: PlanAvailability['reason'], change: Partial<SubscribeContext> = {}) =>
  ({
    value: { offering: 'refused' },
    context: createSubscribeContext({ availability: { ...EXAMPLE_OFFER, available: false, reason }, ...change }),
  }) as const;
