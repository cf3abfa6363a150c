import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from 'kysely';
import type { WebhookNotice } from '../../adapters/payments/port.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';

/** Returns null if the provider has said the same before. */
export async function storeNotice(transaction: Transaction<DB>, notice: WebhookNotice, receivedAt: Date) {
  const { eventType, paymentKey, orderId, status, lastTransactionKey: transactionKey } = notice;
  const stored = await transaction
    .insertInto('paymentWebhooks')
    .values({ webhookUuid: uuidv7(), eventType, paymentKey, orderId, status, transactionKey, receivedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('webhookUuid')
    .executeTakeFirst();
  return stored?.webhookUuid ?? null;
}

export const findNotice = (connection: Connection, webhookUuid: string) =>
  connection
    .selectFrom('paymentWebhooks')
    .select(['orderId', 'paymentKey'])
    .where('webhookUuid', '=', webhookUuid)
    .executeTakeFirst();
