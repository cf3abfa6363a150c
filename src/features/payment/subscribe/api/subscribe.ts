import type { PaymentOrder } from '@/entities/payment/order';
import { api, unwrap } from '@/shared/api';

export type Subscription = {
  organizationUuid: string;
  paymentMethodUuid: string;
  /** Identifies this request, so that repeating it cannot charge twice. */
  requestKey: string;
};

/** Charges the card. Only called after the member has agreed to monthly charges. */
export const subscribe = ({ requestKey, ...wish }: Subscription, signal: AbortSignal): Promise<PaymentOrder> =>
  unwrap(
    api.POST('/payments/service-plan/subscribe', {
      params: { header: { 'Idempotency-Key': requestKey } },
      body: { ...wish, servicePlanName: 'STANDARD', agreed: true },
      signal,
    }),
  );
