import type { PaymentOrder } from '@/entities/payment/order';
import type { PlanAvailability, PlanName } from '@/entities/payment/plan';
import type { ApiError } from '@/shared/api';

export type SubscribeInput = {
  organizationUuid: string;
  plan: PlanName;
  paymentMethodUuid: string | null;
};

export type SubscribeEvent =
  | { type: 'plan.chosen'; plan: PlanName }
  | { type: 'card.chosen'; paymentMethodUuid: string }
  | { type: 'agreement.changed'; agreed: boolean }
  | { type: 'pay' }
  | { type: 'retry' };

export type SubscribeContext = SubscribeInput & {
  availability: PlanAvailability | null;
  agreed: boolean;
  requestKey: string;
  failure: ApiError | null;
  order: PaymentOrder | null;
};
