import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';

const NAME = '받는 분';

/** Returns whether a message is being delivered. It would store personal data after the deletion. */
export async function hasPendingMessages(transaction: Transaction<DB>, contractId: string) {
  const waiting = await transaction
    .selectFrom('outboxMessages')
    .select('messageUuid')
    .where('contractId', '=', contractId)
    .where('status', 'in', ['QUEUED', 'SENDING'])
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

export async function anonymizeReceivers(transaction: Transaction<DB>, contractId: string): Promise<string[]> {
  const receivers = await transaction
    .updateTable('receivers')
    .set((eb) => ({
      name: NAME,
      title: '',
      email: null,
      phone: null,
      accessCodeEnc: null,
      accessCodeHash: null,
      accessCodeHint: '',
      message: '',
      linkVersion: eb('linkVersion', '+', 1),
    }))
    .where('contractId', '=', contractId)
    .returning('receiverUuid')
    .execute();
  return receivers.map(({ receiverUuid }) => receiverUuid);
}

export async function deleteReceiverData(
  transaction: Transaction<DB>,
  contractId: string,
  receiverUuids: readonly string[],
) {
  await transaction.deleteFrom('valueRequests').where('contractId', '=', contractId).execute();
  await transaction.deleteFrom('outboxMessages').where('contractId', '=', contractId).execute();
  for (const table of [
    'receiverValues',
    'receiverLinks',
    'receiverSessions',
    'receiverSteps',
    'phoneVerifications',
  ] as const)
    await transaction
      .deleteFrom(table)
      .where(sql<boolean>`receiver_uuid = any (${sql.val([...receiverUuids])}::uuid[])`)
      .execute();
}

/** Deletes a contract's copies of the sender's marks. Returns their images' hashes. */
export async function deleteMarks(transaction: Transaction<DB>, contractId: string): Promise<string[]> {
  const marks = await transaction
    .deleteFrom('contractMarks')
    .where('contractId', '=', contractId)
    .returning('pictureSha256')
    .execute();
  return marks.flatMap(({ pictureSha256 }) => pictureSha256 ?? []);
}
