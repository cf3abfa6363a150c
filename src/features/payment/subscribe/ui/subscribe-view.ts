import type { ReactNode } from 'react';
import type { StateValueFrom } from 'xstate';
import type { PaymentMethod, PaymentProfile } from '@/entities/payment/account';
import type { PlanName } from '@/entities/payment/plan';
import type { ServicePlans } from '@/entities/payment/service-plan';
import type { subscribeMachine } from '../model/subscribe.machine';
import type { SubscribeContext } from '../model/subscribe.types';

export type SubscribeViewProps = {
  snapshot: { value: StateValueFrom<typeof subscribeMachine>; context: SubscribeContext };
  plans: ServicePlans['plans'];
  profile: PaymentProfile;
  cards: readonly PaymentMethod[];
  addCard: ReactNode;
  onPlan: (plan: PlanName) => void;
  onCard: (paymentMethodUuid: string) => void;
  onAgree: (agreed: boolean) => void;
  onPay: () => void;
  onRetry: () => void;
  onEnd: () => void;
};

export type SubscribeStep = 'checking' | 'choosing' | 'refused' | 'unchecked' | 'paying' | 'unanswered' | 'ordered';

/** `offering` always has a child state, but the type doesn't say so. */
export function getSubscribeStep(value: SubscribeViewProps['snapshot']['value']): SubscribeStep {
  if (typeof value !== 'string') return value.offering ?? 'checking';
  return value === 'offering' ? 'checking' : value;
}
