import type { PaymentOrder } from '@/entities/payment/order';
import { api, unwrap } from '@/shared/api';

export type Subscription = {
  organizationUuid: string;
  paymentMethodUuid: string;
  /** Keeps a repeated request from charging twice. */
  requestKey: string;
};

/** Charges the card, so the member must have agreed to monthly charges. */
export const subscribe = ({ requestKey, ...wish }: Subscription, signal: AbortSignal): Promise<PaymentOrder> =>
  unwrap(
    api.POST('/payments/service-plan/subscribe', {
      params: { header: { 'Idempotency-Key': requestKey } },
      body: { ...wish, servicePlanName: 'STANDARD', agreed: true },
      signal,
    }),
  );
