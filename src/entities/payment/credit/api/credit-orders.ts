import { api, unwrap, type components } from '@/shared/api';

export type PaymentOrder = components['schemas']['PaymentOrder'];
export type CreditWindow = components['schemas']['CreditWindow'];
export type CreditConfirmation = { orderId: string; organizationUuid: string; amount: number; paymentKey: string };

type Wanted = { organizationUuid: string; creditPackId: string; requestKey: string };

export const createCreditOrder = ({ requestKey, ...body }: Wanted, signal: AbortSignal): Promise<CreditWindow> =>
  unwrap(api.POST('/payments/credit-orders', { params: { header: { 'Idempotency-Key': requestKey } }, body, signal }));

/** The request outlives its page, which says that the payment continues if it is closed. */
export const confirmCreditOrder = (body: CreditConfirmation, signal: AbortSignal): Promise<PaymentOrder> =>
  unwrap(api.POST('/payments/credit-key/success', { body, signal, keepalive: true }));

export const findPaymentOrder = (orderId: string, signal: AbortSignal): Promise<PaymentOrder> =>
  unwrap(api.GET('/payments/orders/{orderId}', { params: { path: { orderId } }, signal }));
