import type { BillingWindow, PaymentMethod } from '@/entities/payment/account';
import { api, unwrap } from '@/shared/api';

export type CardKeys = { organizationUuid: string; customerKey: string; authKey: string };

export const getBillingWindow = (organizationUuid: string, signal: AbortSignal): Promise<BillingWindow> =>
  unwrap(api.GET('/payments/tosspayments/billing/{id}', { params: { path: { id: organizationUuid } }, signal }));

export const registerPaymentMethod = (
  { organizationUuid, ...body }: CardKeys,
  signal: AbortSignal,
): Promise<PaymentMethod> =>
  unwrap(
    api.POST('/payments/billing-key/success/{organizationUuid}', {
      params: { path: { organizationUuid } },
      body,
      signal,
    }),
  );
