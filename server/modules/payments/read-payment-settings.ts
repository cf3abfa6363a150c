import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';

export type PaymentSettings = Pick<components['schemas']['PaymentProfile'], 'refill' | 'receiptEmail'>;

/** What an organisation has chosen about its payments. Nothing can be chosen yet. */
export const readPaymentSettings = (_connection: Connection, _organizationUuid: string): Promise<PaymentSettings> =>
  Promise.resolve({ refill: { on: false, below: null, creditPackId: null }, receiptEmail: null });
