import { api, unwrap, type components } from '@/shared/api';

export type PaymentOrder = components['schemas']['PaymentOrder'];
export type PaymentState = components['schemas']['PaymentState'];

export const loadPaymentOrder = (orderId: string, signal: AbortSignal): Promise<PaymentOrder> =>
  unwrap(api.GET('/payments/orders/{orderId}', { params: { path: { orderId } }, signal }));
