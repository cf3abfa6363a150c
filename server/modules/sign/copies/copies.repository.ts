import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { COPY_TEMPLATES } from '../../messages/record-delivery.ts';

/**
 * Finds the contract whose copies a signed URL may open. It must still be open to the receiver for whom the URL was
 * signed.
 */
export async function findContractForHolder(
  connection: Connection,
  { uuid, linkVersion }: { uuid: string; linkVersion: number },
) {
  const row = await connection
    .selectFrom('receivers as r')
    .innerJoin('contracts as c', 'c.contractId', 'r.contractId')
    .select('c.contractId')
    .where('r.receiverUuid', '=', uuid)
    .where('r.linkVersion', '=', linkVersion)
    .where('r.state', '<>', 'DELEGATED')
    .where('c.status', 'in', ['IN_PROGRESS', 'COMPLETED'])
    .where('c.destroyedAt', 'is', null)
    .executeTakeFirst();
  return row?.contractId;
}

/** Counts the copies emailed to a receiver in the last day, and returns when the first was sent. */
export async function countMailedCopies(transaction: Transaction<DB>, receiverUuid: string) {
  const { sent, oldest } = await transaction
    .selectFrom('outboxMessages')
    .select((eb) => [eb.fn.countAll<string>().as('sent'), eb.fn.min('createdAt').as('oldest')])
    .where('receiverUuid', '=', receiverUuid)
    .where('template', '=', COPY_TEMPLATES.asked)
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return { sent: Number(sent), oldest };
}
