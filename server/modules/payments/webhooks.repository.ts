import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from 'kysely';
import type { WebhookNotice } from '../../adapters/payments/port.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';

/** Hashes a secret key, so that its row can be found without storing the key. */
export const hashBillingKey = (key: string) => createHash('sha256').update(key).digest();

/** Stores a notice. Returns null if the provider has sent the same one before. */
export async function storeWebhookNotice(transaction: Transaction<DB>, notice: WebhookNotice, receivedAt: Date) {
  const { eventType, paymentKey, orderId, status, lastTransactionKey: transactionKey, billingKey } = notice;
  const billingKeySha256 = billingKey === null ? null : hashBillingKey(billingKey);
  const said = { eventType, paymentKey, orderId, status, transactionKey, billingKeySha256 };
  const stored = await transaction
    .insertInto('paymentWebhooks')
    .values({ webhookUuid: uuidv7(), ...said, receivedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('webhookUuid')
    .executeTakeFirst();
  return stored?.webhookUuid ?? null;
}

export const findWebhookNotice = (connection: Connection, webhookUuid: string) =>
  connection
    .selectFrom('paymentWebhooks')
    .select(['eventType', 'orderId', 'paymentKey', 'billingKeySha256'])
    .where('webhookUuid', '=', webhookUuid)
    .executeTakeFirst();
