import type { Database } from '../../database/connect.ts';
import type { Secrets } from '../../security/secrets.ts';
import { OPENINGS_PURPOSE } from '../audit/event-openings.repository.ts';

const AT_ONCE = 500;
const FIRST = { contractId: '00000000-0000-0000-0000-000000000000', eventIndex: -1 };
type Row = typeof FIRST & { contentEnc: Buffer };

/**
 * Re-encrypts openings. The server's role can't update these rows, so each is deleted and inserted again in a
 * transaction.
 */
export async function reencryptOpenings(
  database: Database,
  secrets: Secrets,
  done: { sealed: number; unreadable: number },
  signal?: AbortSignal,
) {
  let after: typeof FIRST | undefined = FIRST;
  while (after) {
    signal?.throwIfAborted();
    const rows: Row[] = await readSome(database, after);
    for (const row of rows) {
      const anew = secrets.sealAnew(OPENINGS_PURPOSE, row.contentEnc);
      if (anew === 'UNREADABLE') done.unreadable += 1;
      if (Buffer.isBuffer(anew) && (await exchange(database, row, anew))) done.sealed += 1;
    }
    after = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  }
}

const readSome = (database: Database, { contractId, eventIndex }: typeof FIRST) =>
  database
    .selectFrom('eventOpenings')
    .select(['contractId', 'eventIndex', 'contentEnc'])
    .where((eb) => eb(eb.refTuple('contractId', 'eventIndex'), '>', eb.tuple(eb.val(contractId), eb.val(eventIndex))))
    .orderBy('contractId')
    .orderBy('eventIndex')
    .limit(AT_ONCE)
    .execute();

/** Replaces a row. Openings that were deleted in the meantime stay deleted. */
const exchange = (database: Database, { contractId, eventIndex }: Row, contentEnc: Buffer) =>
  database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('eventOpenings')
      .where('contractId', '=', contractId)
      .where('eventIndex', '=', eventIndex)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return false;
    await transaction.insertInto('eventOpenings').values({ contractId, eventIndex, contentEnc }).execute();
    return true;
  });
