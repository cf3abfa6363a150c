import { sql, type Transaction, type UpdateObject } from 'kysely';
import { hasPermission, type MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { BatchMode, BatchSettings, BatchState, PauseReason } from './batch.types.ts';
import { requireNextState, type BatchAction } from './batch-transitions.ts';

const BATCH_COLUMNS = [
  'batchUuid',
  'organizationUuid',
  'organizationMemberUuid',
  'templateUuid',
  'versionUuid',
  sql<BatchMode>`mode`.as('mode'),
  sql<BatchState>`state`.as('state'),
  sql<PauseReason | null>`pause_reason`.as('pauseReason'),
  sql<BatchSettings>`settings`.as('settings'),
  'fileName',
  'unusedHeads',
  'version',
  'round',
  'total',
  'wrong',
  'sent',
  'failed',
  'leftOut',
  'roundMs',
  'scheduledAt',
  'createdAt',
  'startedAt',
  'endedAt',
  'movedAt',
] as const;

export type BatchRecord = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

export const findBatch = (connection: Connection, batchUuid: string) =>
  connection.selectFrom('batches').select(BATCH_COLUMNS).where('batchUuid', '=', batchUuid).executeTakeFirst();

/** Builds the condition for batches that a member may see: their own, or all with CONTRACT_READ_ALL. */
const isVisibleTo = (member: MemberSeat) =>
  hasPermission(member, 'CONTRACT_READ_ALL')
    ? sql<boolean>`b.organization_uuid = ${member.organizationUuid}`
    : sql<boolean>`b.organization_member_uuid = ${member.organizationMemberUuid}`;

export async function requireVisibleBatch(connection: Connection, batchUuid: string, member: MemberSeat) {
  const batch = await findBatch(connection, batchUuid);
  const isOwn = batch?.organizationMemberUuid === member.organizationMemberUuid;
  const sees =
    isOwn || (batch?.organizationUuid === member.organizationUuid && hasPermission(member, 'CONTRACT_READ_ALL'));
  if (!batch || !sees) throw new DomainError('NOT_FOUND');
  return batch;
}

/**
 * Returns whether a member may change a batch. Its sender may, and so may members who can both send and read all
 * contracts.
 */
export const mayChangeBatch = (batch: Pick<BatchRecord, 'organizationMemberUuid'>, member: MemberSeat) =>
  batch.organizationMemberUuid === member.organizationMemberUuid ||
  (hasPermission(member, 'CONTRACT_SEND') && hasPermission(member, 'CONTRACT_READ_ALL'));

export async function requireOwnBatch(connection: Connection, batchUuid: string, member: MemberSeat) {
  const batch = await requireVisibleBatch(connection, batchUuid, member);
  if (!mayChangeBatch(batch, member)) throw new DomainError('FORBIDDEN');
  return batch;
}

/** Locks the batch until the transaction ends. Every change to a batch or its rows locks it first. */
export const findAndLockBatch = (transaction: Transaction<DB>, batchUuid: string) =>
  transaction
    .selectFrom('batches')
    .select(BATCH_COLUMNS)
    .where('batchUuid', '=', batchUuid)
    .forUpdate()
    .executeTakeFirst();

export async function lockBatch(transaction: Transaction<DB>, batchUuid: string): Promise<BatchRecord> {
  const batch = await findAndLockBatch(transaction, batchUuid);
  if (!batch) throw new DomainError('NOT_FOUND');
  return batch;
}

export function requireCurrentVersion({ version }: BatchRecord, seen: number) {
  if (version !== seen) throw new DomainError('VERSION_CONFLICT', { version });
}

export type NewBatch = Pick<
  BatchRecord,
  'batchUuid' | 'organizationUuid' | 'organizationMemberUuid' | 'templateUuid' | 'versionUuid' | 'mode' | 'fileName'
> & { unusedHeads?: string[]; settings?: BatchSettings; at: Date };

export async function insertBatch(transaction: Transaction<DB>, { at, settings = {}, ...batch }: NewBatch) {
  await transaction
    .insertInto('batches')
    .values({ ...batch, settings: JSON.stringify(settings), createdAt: at, movedAt: at })
    .execute();
}

type Columns = UpdateObject<DB, 'batches'>;
/** Columns that only `transitionBatch` may change. */
type Owned = 'state' | 'pauseReason' | 'version' | 'movedAt';

const NOW = sql<Date>`date_trunc('milliseconds', now())`;

/** Performs an action on a locked batch. Throws if its state doesn't allow that. */
export async function transitionBatch(
  transaction: Transaction<DB>,
  action: BatchAction,
  { batchUuid, state }: Pick<BatchRecord, 'batchUuid' | 'state'>,
  { pauseReason = null, ...set }: Omit<Columns, Owned> & { pauseReason?: PauseReason | null } = {},
): Promise<BatchRecord> {
  const next = requireNextState(action, state);
  return transaction
    .updateTable('batches')
    .set({
      ...set,
      state: next,
      pauseReason,
      version: sql<number>`version + 1`,
      movedAt: NOW,
      ...(next !== 'SCHEDULED' && { scheduledAt: null }),
      ...(action === 'start' && { startedAt: NOW }),
      ...(action === 'retry' && { endedAt: null }),
      ...((next === 'DONE' || next === 'CANCELLED') && { endedAt: NOW }),
      ...((action === 'resume' || action === 'retry') && { round: sql<number>`round + 1` }),
    })
    .where('batchUuid', '=', batchUuid)
    .returning(BATCH_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function advanceRound(transaction: Transaction<DB>, batch: BatchRecord, ms: number) {
  await transaction
    .updateTable('batches')
    .set({
      round: batch.round + 1,
      roundMs: sql<number[]>`(${ms}::integer || round_ms)[1:10]`,
      movedAt: NOW,
    })
    .where('batchUuid', '=', batch.batchUuid)
    .execute();
}

export async function countRows(transaction: Transaction<DB>, batchUuid: string) {
  const counted = await transaction
    .selectFrom('batchRows')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'WRONG').as('wrong'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'SENT').as('sent'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'FAILED').as('failed'),
      eb.fn.countAll<number>().filterWhere('state', '=', 'LEFT_OUT').as('leftOut'),
    ])
    .where('batchUuid', '=', batchUuid)
    .executeTakeFirstOrThrow();
  await transaction.updateTable('batches').set(counted).where('batchUuid', '=', batchUuid).execute();
  return counted;
}

export async function changeCounts(
  transaction: Transaction<DB>,
  batchUuid: string,
  { sent, failed }: { sent: number; failed: number },
) {
  await transaction
    .updateTable('batches')
    .set({ sent: sql<number>`sent + ${sent}`, failed: sql<number>`failed + ${failed}` })
    .where('batchUuid', '=', batchUuid)
    .execute();
}

export const removeBatch = (transaction: Transaction<DB>, batchUuid: string) =>
  transaction.deleteFrom('batches').where('batchUuid', '=', batchUuid).execute();

/** Lists due batches by the database's clock, so that none starts early. */
export const listDueBatches = (connection: Connection) =>
  connection
    .selectFrom('batches')
    .select('batchUuid')
    .where('state', '=', 'SCHEDULED')
    .where('scheduledAt', '<=', sql<Date>`now()`)
    .orderBy('scheduledAt')
    .limit(100)
    .execute();

type BatchFilter = { state?: BatchState | undefined; template?: string | undefined };

/** Finds a page of the batches that a member may see, last changed first. */
export async function findBatchPage(
  connection: Connection,
  member: MemberSeat,
  { state, template }: BatchFilter,
  { page, size }: { page: number; size: number },
) {
  const found = connection
    .selectFrom('batches as b')
    .where(isVisibleTo(member))
    .$if(state !== undefined, (narrowed) => narrowed.where('b.state', '=', state ?? ''))
    .$if(template !== undefined, (narrowed) => narrowed.where('b.templateUuid', '=', template ?? ''));
  const rows = await found
    .innerJoin('templates as t', 't.templateUuid', 'b.templateUuid')
    .innerJoin('organizationMembers as m', 'm.organizationMemberUuid', 'b.organizationMemberUuid')
    .innerJoin('users as u', 'u.userUuid', 'm.userUuid')
    .select(['b.batchUuid', 'b.templateUuid', 't.title', 'b.organizationMemberUuid', 'u.name', 'b.fileName'])
    .select(['b.total', 'b.wrong', 'b.sent', 'b.failed', 'b.leftOut'])
    .select(['b.scheduledAt', 'b.createdAt', 'b.startedAt', 'b.endedAt', 'b.movedAt'])
    .select([sql<BatchMode>`b.mode`.as('mode'), sql<BatchState>`b.state`.as('state')])
    .select(sql<PauseReason | null>`b.pause_reason`.as('pauseReason'))
    .orderBy('b.movedAt', 'desc')
    .orderBy('b.batchUuid')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
