import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import { findRefill } from '../credits/refills.repository.ts';

export type PaymentSettings = Pick<components['schemas']['PaymentProfile'], 'refill' | 'receiptEmail'>;

const NEVER_CHOSEN = { on: false, below: null, creditPackId: null };

export async function readPaymentSettings(connection: Connection, organizationUuid: string): Promise<PaymentSettings> {
  const kept = await connection
    .selectFrom('paymentSettings')
    .select('receiptEmail')
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  const refill = (await findRefill(connection, organizationUuid)) ?? NEVER_CHOSEN;
  return { refill, receiptEmail: kept?.receiptEmail ?? null };
}

export const saveReceiptEmail = (connection: Connection, organizationUuid: string, receiptEmail: string | null) =>
  connection
    .insertInto('paymentSettings')
    .values({ organizationUuid, receiptEmail })
    .onConflict((conflict) => conflict.column('organizationUuid').doUpdateSet({ receiptEmail }))
    .execute();
