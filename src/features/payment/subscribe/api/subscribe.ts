import type { PaymentOrder } from '@/entities/payment/order';
import { api, unwrap } from '@/shared/api';

export type Subscription = {
  organizationUuid: string;
  paymentMethodUuid: string;
  /** Names this wish, so that sending it again cannot charge twice. */
  requestKey: string;
};

/** Charges the card. It is only called once the member has agreed to being charged every month. */
export const subscribe = ({ requestKey, ...wish }: Subscription, signal: AbortSignal): Promise<PaymentOrder> =>
  unwrap(
    api.POST('/payments/service-plan/subscribe', {
      params: { header: { 'Idempotency-Key': requestKey } },
      body: { ...wish, servicePlanName: 'STANDARD', agreed: true },
      signal,
    }),
  );
