import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { COPIES } from '../../messages/fate.ts';

/** The contract whose copies an address opens: as long as it is open to the receiver whom the address was made for. */
export async function findContractOfHolder(
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

/** How often a receiver has had copies mailed within a day, and since when. */
export async function countMailedCopies(transaction: Transaction<DB>, receiverUuid: string) {
  const { sent, oldest } = await transaction
    .selectFrom('outboxMessages')
    .select((eb) => [eb.fn.countAll<string>().as('sent'), eb.fn.min('createdAt').as('oldest')])
    .where('receiverUuid', '=', receiverUuid)
    .where('template', '=', COPIES.asked)
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return { sent: Number(sent), oldest };
}
