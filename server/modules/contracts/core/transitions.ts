import { sql, type QueryCreator, type Transaction, type UpdateObject } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import { CONTRACT_COLUMNS, DATABASE_NOW, type ContractRow } from './contracts.repository.ts';
import { findNextReminder } from './deadlines.ts';
import type { ContractTerms } from './terms.ts';
import {
  requireContractTransition,
  IllegalTransitionError,
  type ContractAction,
  type ContractStatePair,
} from './state-chart.ts';

type Columns = UpdateObject<DB, 'contracts'>;
/** Columns that no other file may write. `scripts/lib/table-writers.ts` checks this. */
type Owned =
  | 'contractId'
  | 'status'
  | 'sealState'
  | 'sealError'
  | 'endedAt'
  | 'endReason'
  | 'movedAt'
  | 'nextReminderAt'
  | 'version';
type Others<Named extends Exclude<keyof Columns, Owned>> = Required<Pick<Columns, Named>>;
type Known = Pick<ContractRow, 'contractId'> & ContractStatePair;
type Reminded = Known & Pick<ContractRow, 'remindDaysBefore'>;

/** A transaction, or a statement that changes something else as well. */
type Mover = Pick<QueryCreator<DB>, 'updateTable'>;

const NEXT_VERSION = sql<number>`version + 1`;

/**
 * Performs an action. Throws if the chart doesn't allow it. Returns undefined if the contract has changed since the
 * caller read it.
 */
async function findAndMove(
  queries: Mover,
  act: ContractAction,
  { contractId, status, sealState }: Known,
  set: Columns,
  version?: number,
): Promise<ContractRow | undefined> {
  const next = requireContractTransition(act, { status, sealState });
  return queries
    .updateTable('contracts')
    .set({ ...set, ...next })
    .where('contractId', '=', contractId)
    .where('status', '=', status)
    .where('sealState', '=', sealState)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(CONTRACT_COLUMNS)
    .executeTakeFirst();
}

async function move(queries: Mover, act: ContractAction, contract: Known, set: Columns) {
  const moved = await findAndMove(queries, act, contract, set);
  if (!moved)
    throw new IllegalTransitionError(`A contract was no longer in ${contract.status}, ${contract.sealState}.`);
  return moved;
}

export const buildDraftColumns = (at: Date) => ({ status: 'DRAFT', sealState: 'NONE', movedAt: at }) as const;

/** Returns the columns of a contract that is inserted as sent, without having been a draft. */
export const buildSentColumns = (
  { expiresAt, remindDaysBefore }: { expiresAt: Date; remindDaysBefore: readonly number[] },
  at: Date,
) => ({
  ...requireContractTransition('send', { status: 'DRAFT', sealState: 'NONE' }),
  movedAt: at,
  nextReminderAt: findNextReminder(expiresAt, remindDaysBefore, at),
});

export type DraftColumns = Partial<Others<'title' | 'expiresAt' | keyof ContractTerms>>;

export const editDraft = (
  transaction: Transaction<DB>,
  contractId: string,
  version: number,
  columns: DraftColumns = {},
) =>
  findAndMove(
    transaction,
    'edit',
    { contractId, status: 'DRAFT', sealState: 'NONE' },
    { ...columns, version: NEXT_VERSION, movedAt: DATABASE_NOW },
    version,
  );

export const scheduleDraft = (
  transaction: Transaction<DB>,
  contract: Known & Pick<ContractRow, 'version'>,
  scheduledAt: Date,
) =>
  findAndMove(
    transaction,
    'schedule',
    contract,
    { scheduledAt, version: NEXT_VERSION, movedAt: DATABASE_NOW },
    contract.version,
  );

export const unscheduleDraft = (transaction: Transaction<DB>, contract: Known) =>
  move(transaction, 'unschedule', contract, { scheduledAt: null, version: NEXT_VERSION, movedAt: DATABASE_NOW });

type Sent = Others<'documentNo' | 'baseSha256' | 'pageCount'> & { at: Date; expiresAt: Date };

export const markSent = (transaction: Transaction<DB>, contract: Reminded, { at, ...sent }: Sent) =>
  move(transaction, 'send', contract, {
    ...sent,
    scheduledAt: null,
    sentAt: at,
    movedAt: DATABASE_NOW,
    nextReminderAt: findNextReminder(sent.expiresAt, contract.remindDaysBefore, at),
    version: NEXT_VERSION,
  });

/** Shows a direct URL's contract to members after its visitor is verified. */
export const revealContract = (transaction: Transaction<DB>, contract: Known) =>
  move(transaction, 'note', contract, { isHidden: false, movedAt: DATABASE_NOW });

/** Moves the contract to the top of lists without changing its state. */
export const bumpContract = (transaction: Transaction<DB>, contract: Known) =>
  move(transaction, 'note', contract, { movedAt: DATABASE_NOW });

export const setNextReminder = (
  transaction: Transaction<DB>,
  contract: Reminded,
  { expiresAt, at }: { expiresAt: Date; at: Date },
) =>
  move(transaction, 'remind', contract, {
    movedAt: DATABASE_NOW,
    nextReminderAt: findNextReminder(expiresAt, contract.remindDaysBefore, at),
  });

export const extendContract = (
  transaction: Transaction<DB>,
  contract: Reminded,
  { expiresAt, at }: { expiresAt: Date; at: Date },
) =>
  move(transaction, 'extend', contract, {
    expiresAt,
    endedAt: null,
    movedAt: DATABASE_NOW,
    nextReminderAt: findNextReminder(expiresAt, contract.remindDaysBefore, at),
  });

const ENDED_NOW = { endedAt: DATABASE_NOW, movedAt: DATABASE_NOW, nextReminderAt: null };

/** Expires a contract. `expiresAt` replaces a deadline that is still in the future. */
export const expireContract = (transaction: Transaction<DB>, contract: Known, expiresAt?: Date) =>
  move(transaction, 'expire', contract, { ...ENDED_NOW, ...(expiresAt && { expiresAt }) });

export const rejectContract = (transaction: Transaction<DB>, contract: Known, endReason: string) =>
  move(transaction, 'reject', contract, { ...ENDED_NOW, endReason });

export const cancelContract = (transaction: Transaction<DB>, contract: Known, endReason: string) =>
  move(transaction, 'cancel', contract, { ...ENDED_NOW, endReason, sealError: null });

export const startSealing = (queries: Mover, contract: Known) =>
  move(queries, 'requestSeal', contract, { sealError: null, movedAt: DATABASE_NOW, nextReminderAt: null });

export const recordSealFailure = (transaction: Transaction<DB>, contract: Known, sealError: string) =>
  move(transaction, 'failSeal', contract, { sealError });

export const markHeld = (transaction: Transaction<DB>, contract: Known, sealError: string) =>
  move(transaction, 'hold', contract, { sealError, movedAt: DATABASE_NOW, nextReminderAt: null });

export const recordHoldReason = (transaction: Transaction<DB>, contract: Known, sealError: string) =>
  move(transaction, 'keepHeld', contract, { sealError });

export const resumeContract = (
  transaction: Transaction<DB>,
  contract: Reminded & Pick<ContractRow, 'expiresAt'>,
  at: Date,
) =>
  move(transaction, 'resume', contract, {
    sealError: null,
    movedAt: DATABASE_NOW,
    nextReminderAt: contract.expiresAt && findNextReminder(contract.expiresAt, contract.remindDaysBefore, at),
  });

export const completeContract = (
  transaction: Transaction<DB>,
  contract: Known,
  { certificateSha256, completedAt }: { certificateSha256: string; completedAt: Date },
) =>
  move(transaction, 'complete', contract, {
    sealError: null,
    certificateSha256,
    endedAt: completedAt,
    movedAt: DATABASE_NOW,
    nextReminderAt: null,
  });

export const markDestroyed = (
  transaction: Transaction<DB>,
  contract: Known,
  columns: Others<'title' | 'message' | 'destroyedAt'>,
) => move(transaction, 'destroy', contract, { ...columns, endReason: null, sealError: null });
