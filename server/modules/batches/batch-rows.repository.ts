import { sql, type Transaction } from 'kysely';
import type { ErrorCode } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { selectUnreachedContracts } from './batch-deliveries.repository.ts';
import type { BatchRow, BatchRowState, RowProblem } from './batch.types.ts';

const ROW_COLUMNS = [
  'rowUuid',
  'position',
  'cellsEnc',
  sql<BatchRow['repairs']>`repairs`.as('repairs'),
  sql<RowProblem[]>`problems`.as('problems'),
  'offersEnc',
  sql<string[][]>`people`.as('people'),
  'twinOf',
  'twinAccepted',
  sql<BatchRowState>`state`.as('state'),
  'contractId',
  sql<ErrorCode | null>`error_code`.as('errorCode'),
] as const;

export type BatchRowRecord = Awaited<ReturnType<typeof listRows>>[number];

/** `isPaid` restricts the page to rows whose credits are held, and `isUnreached` to those that a request didn't reach. */
type Page = {
  from?: number;
  size: number;
  state?: BatchRowState | undefined;
  isPaid?: boolean;
  isUnreached?: boolean;
};

const IS_PAID = sql<boolean>`exists (select from credit_uses as used
  where used.row_uuid = batch_rows.row_uuid and used.state = 'HELD' and used.contract_id is null)`;

export const listRows = (
  connection: Connection,
  batchUuid: string,
  { from = 0, size, state, isPaid = false, isUnreached = false }: Page,
) =>
  connection
    .selectFrom('batchRows')
    .select(ROW_COLUMNS)
    .where('batchUuid', '=', batchUuid)
    .where('position', '>=', from)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(isPaid, (query) => query.where(IS_PAID))
    .$if(isUnreached, (query) => query.where('contractId', 'in', selectUnreachedContracts(batchUuid)))
    .orderBy('position')
    .limit(size)
    .execute();

export const findRows = (connection: Connection, batchUuid: string, rowUuids: readonly string[]) =>
  connection
    .selectFrom('batchRows')
    .select(ROW_COLUMNS)
    .where('batchUuid', '=', batchUuid)
    .where(sql<boolean>`row_uuid = any (${sql.val([...rowUuids])}::uuid[])`)
    .orderBy('position')
    .execute();

export async function listUnpaidRows(connection: Connection, batchUuid: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('batchRows')
    .select('rowUuid')
    .where('batchUuid', '=', batchUuid)
    .where('state', '=', 'READY')
    .where(sql<boolean>`not ${IS_PAID}`)
    .orderBy('position')
    .execute();
  return rows.map(({ rowUuid }) => rowUuid);
}

/** Locks the given rows, except those already sent. */
export const lockReadyRows = (transaction: Transaction<DB>, batchUuid: string, rowUuids: readonly string[]) =>
  transaction
    .selectFrom('batchRows')
    .select('rowUuid')
    .where('batchUuid', '=', batchUuid)
    .where(sql<boolean>`row_uuid = any (${sql.val([...rowUuids])}::uuid[])`)
    .where('state', '=', 'READY')
    .orderBy('position')
    .forUpdate()
    .execute();

/** The stored parts of a row that can still be edited. */
export type CheckedRowRecord = Pick<
  BatchRowRecord,
  'rowUuid' | 'position' | 'cellsEnc' | 'repairs' | 'problems' | 'offersEnc' | 'people' | 'twinOf' | 'twinAccepted'
> & { state: 'READY' | 'WRONG' | 'LEFT_OUT' };

export async function upsertRows(transaction: Transaction<DB>, batchUuid: string, rows: readonly CheckedRowRecord[]) {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await transaction
      .insertInto('batchRows')
      .values(
        rows.slice(start, start + AT_ONCE).map(({ repairs, problems, people, ...row }) => ({
          ...row,
          batchUuid,
          repairs: JSON.stringify(repairs),
          problems: JSON.stringify(problems),
          people: JSON.stringify(people),
        })),
      )
      .onConflict((conflict) =>
        conflict.column('rowUuid').doUpdateSet((eb) => ({
          cellsEnc: eb.ref('excluded.cellsEnc'),
          repairs: eb.ref('excluded.repairs'),
          problems: eb.ref('excluded.problems'),
          offersEnc: eb.ref('excluded.offersEnc'),
          people: eb.ref('excluded.people'),
          twinOf: eb.ref('excluded.twinOf'),
          twinAccepted: eb.ref('excluded.twinAccepted'),
          state: eb.ref('excluded.state'),
        })),
      )
      .execute();
  }
}

/** Rows per insert. PostgreSQL allows 65,535 parameters per statement. */
const AT_ONCE = 1_000;

export async function removeRows(transaction: Transaction<DB>, batchUuid: string, rowUuids: readonly string[]) {
  await transaction
    .deleteFrom('batchRows')
    .where('batchUuid', '=', batchUuid)
    .where(sql<boolean>`row_uuid = any (${sql.val([...rowUuids])}::uuid[])`)
    .execute();
}

export const removeAllRows = (transaction: Transaction<DB>, batchUuid: string) =>
  transaction.deleteFrom('batchRows').where('batchUuid', '=', batchUuid).execute();

/** Deletes the cells of batches that ended long ago. The contracts keep what was sent. */
export const deleteOldCells = (transaction: Transaction<DB>) =>
  sql`update batch_rows as r set cells_enc = null, offers_enc = null, people = '[]' from batches as b
       where b.batch_uuid = r.batch_uuid and b.ended_at < now() - interval '90 days' and r.cells_enc is not null`.execute(
    transaction,
  );

export const listRowPeople = (connection: Connection, batchUuid: string) =>
  connection
    .selectFrom('batchRows')
    .select(['rowUuid', 'twinOf', 'twinAccepted', sql<string[][]>`people`.as('people')])
    .select(sql<boolean>`problems <> '[]'`.as('hasProblems'))
    .select(sql<BatchRowState>`state`.as('state'))
    .where('batchUuid', '=', batchUuid)
    .orderBy('position')
    .execute();

export type DuplicateChange = { rowUuid: string; twinOf: string | null; state: BatchRowState };

export async function storeDuplicates(
  transaction: Transaction<DB>,
  batchUuid: string,
  changes: readonly DuplicateChange[],
) {
  if (changes.length === 0) return;
  await sql`update batch_rows as r set twin_of = changed.twin_of, state = changed.state
    from unnest(${sql.val(changes.map(({ rowUuid }) => rowUuid))}::uuid[],
                ${sql.val(changes.map(({ twinOf }) => twinOf))}::uuid[],
                ${sql.val(changes.map(({ state }) => state))}::text[]) as changed (row_uuid, twin_of, state)
   where r.batch_uuid = ${batchUuid} and r.row_uuid = changed.row_uuid`.execute(transaction);
}

export async function hasRows(connection: Connection, rowUuids: readonly string[]): Promise<boolean> {
  const found = await connection
    .selectFrom('batchRows')
    .select('rowUuid')
    .where(sql<boolean>`row_uuid = any (${sql.val([...rowUuids])}::uuid[])`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function listPositions(connection: Connection, batchUuid: string): Promise<number[]> {
  const rows = await connection
    .selectFrom('batchRows')
    .select('position')
    .where('batchUuid', '=', batchUuid)
    .orderBy('position')
    .execute();
  return rows.map(({ position }) => position);
}

export const excludeInvalidRows = (transaction: Transaction<DB>, batchUuid: string) =>
  transaction
    .updateTable('batchRows')
    .set({ state: 'LEFT_OUT' })
    .where('batchUuid', '=', batchUuid)
    .where('state', '=', 'WRONG')
    .execute();

export async function markRowsSent(
  transaction: Transaction<DB>,
  batchUuid: string,
  sent: readonly { rowUuid: string; contractId: string }[],
) {
  await sql`update batch_rows as r set state = 'SENT', contract_id = sent.contract_id, error_code = null
    from unnest(${sql.val(sent.map(({ rowUuid }) => rowUuid))}::uuid[],
                ${sql.val(sent.map(({ contractId }) => contractId))}::uuid[]) as sent (row_uuid, contract_id)
   where r.batch_uuid = ${batchUuid} and r.row_uuid = sent.row_uuid`.execute(transaction);
}

/** Marks a row as failed. Returns false if it was sent or excluded in the meantime. */
export async function markRowFailed(
  transaction: Transaction<DB>,
  batchUuid: string,
  rowUuid: string,
  errorCode: ErrorCode,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('batchRows')
    .set({ state: 'FAILED', errorCode })
    .where('batchUuid', '=', batchUuid)
    .where('rowUuid', '=', rowUuid)
    .where('state', '=', 'READY')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function reviveFailedRows(transaction: Transaction<DB>, batchUuid: string) {
  const { numUpdatedRows } = await transaction
    .updateTable('batchRows')
    .set({ state: 'READY', errorCode: null })
    .where('batchUuid', '=', batchUuid)
    .where('state', '=', 'FAILED')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const STANDINGS = sql<BatchRow['standing']>`case
  when c.status = 'COMPLETED' then 'COMPLETED'
  when c.status in ('REJECTED', 'CANCELLED', 'EXPIRED') then 'STOPPED'
  when exists (select from receivers as r where r.contract_id = c.contract_id and r.opened_at is not null) then 'OPENED'
  else 'SENT' end`;

export async function findContractStandings(connection: Connection, contractIds: readonly string[]) {
  if (contractIds.length === 0) return new Map<string, BatchRow['standing']>();
  const rows = await connection
    .selectFrom('contracts as c')
    .select(['c.contractId', STANDINGS.as('standing')])
    .where(sql<boolean>`c.contract_id = any (${sql.val([...contractIds])}::uuid[])`)
    .execute();
  return new Map(rows.map(({ contractId, standing }) => [contractId, standing]));
}
