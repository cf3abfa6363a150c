import type { RawBuilder, Transaction } from 'kysely';
import { toCanonicalJson } from '../../../rules/canonical-json.ts';
import {
  appendAllEvents,
  GENESIS_HASH,
  openEvent,
  startChain,
  CURRENT_FORMAT,
  type AppendedEvent,
  type ChainFormat,
  type ChainHead,
  type CommittedChain,
  type CommittedEvent,
} from '../../audit/chain.ts';
import type { ChainEvent, EventData, NewEvent } from '../../audit/events.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { defineStatement } from '../../database/statements.ts';
import { withAlertCauses, type AlertCause } from '../alerts/causes/cause-alerts.ts';
import { decryptOpenings, encryptOpenings } from './event-openings.repository.ts';

export type ContractRecord = CommittedChain & {
  head: { length: number; headHash: string };
  /** Positions of events whose openings can't be decrypted. */
  unreadable: readonly number[];
  opened: readonly ChainEvent[];
};

/**
 * Appends events to a contract's chain, in the transaction that causes them. Locks the chain's head, so concurrent
 * transactions wait. Inserts alert causes in the same statement.
 */
export async function appendEvents(
  transaction: Transaction<DB>,
  contractId: string,
  events: readonly NewEvent[],
  causes: readonly AlertCause[] = [],
): Promise<AppendedEvent[]> {
  if (events.length === 0) return [];
  const { lastAt, ...found } = await lockHead(transaction, contractId, events[0]?.kind === 'CREATED');
  let at = lastAt ?? new Date(0);
  const told = events.map((event) => {
    // The previous events may come from a transaction that started later. Times in a chain must not go backwards.
    if (event.at > at) ({ at } = event);
    return { ...event, at };
  });
  const { appended, head } = appendAllEvents(found, told);
  await insertEvents(transaction, { ...head, lastAt: at }, appended, causes);
  headsOf(transaction).set(contractId, { ...head, lastAt: at });
  return appended;
}

/**
 * The heads that each transaction has moved. They stay locked until it ends, so the next event doesn't have to read
 * them again.
 */
const moved = new WeakMap<Transaction<DB>, Map<string, LockedHead>>();

function headsOf(transaction: Transaction<DB>) {
  const heads = moved.get(transaction) ?? new Map<string, LockedHead>();
  moved.set(transaction, heads);
  return heads;
}

/** Forgets the heads that a transaction has moved. Call this after rolling back to a savepoint. */
export const forgetHeads = (transaction: Transaction<DB>) => moved.delete(transaction);

/** Starts the chains of any number of contracts in three statements. */
export async function beginChains(
  transaction: Transaction<DB>,
  contracts: readonly { contractId: string; events: readonly NewEvent[] }[],
) {
  const begun = contracts.map(({ contractId, events }) => ({
    ...appendAllEvents(startChain(contractId), events),
    lastAt: events.at(-1)?.at ?? null,
  }));
  if (begun.length === 0) return;
  await transaction
    .insertInto('contractChains')
    .values(
      begun.map(({ head: { contractId, format, length, hash }, lastAt }) => ({
        contractId,
        format,
        length,
        headHash: hash,
        lastAt,
      })),
    )
    .execute();
  const appended = begun.flatMap((chain) => chain.appended);
  await transaction.insertInto('contractEvents').values(appended.map(toRow)).execute();
  const openings = encryptOpenings(transaction, appended.map(toOpenings));
  if (openings.length > 0) await transaction.insertInto('eventOpenings').values(openings).execute();
}

function toRow({ closed }: AppendedEvent) {
  const { contractId, index, kind, at, hash } = closed;
  return { contractId, eventIndex: index, kind, at, canonical: toCanonicalJson(closed), hash };
}

const toOpenings = ({ closed, openings }: AppendedEvent) => ({
  contractId: closed.contractId,
  eventIndex: closed.index,
  openings,
});

/** Inserts events in one statement, because every action on a contract waits for it. */
async function insertEvents(
  transaction: Transaction<DB>,
  { contractId, length, hash: headHash, lastAt }: LockedHead,
  appended: readonly AppendedEvent[],
  causes: readonly AlertCause[],
) {
  const openings = encryptOpenings(transaction, appended.map(toOpenings));
  const headed = transaction.with('headed', (chains) =>
    chains.updateTable('contractChains').set({ length, headHash, lastAt }).where('contractId', '=', contractId),
  );
  const opened =
    openings.length === 0 ? headed : headed.with('opened', (kept) => kept.insertInto('eventOpenings').values(openings));
  // Events come first, because the constraints that detect a tampered chain are on their table.
  await withAlertCauses(opened, causes).insertInto('contractEvents').values(appended.map(toRow)).execute();
}

type LockedHead = ChainHead & { lastAt: Date | null };

/**
 * Locks the chain's head for appending. With `isNew`, creates the chain first, and only looks it up if another
 * transaction was faster.
 */
async function lockHead(transaction: Transaction<DB>, contractId: string, isNew: boolean): Promise<LockedHead> {
  const own = moved.get(transaction)?.get(contractId);
  if (own) return own;
  const find = () => findAndLockHead(transaction, contractId);
  const head = (isNew ? null : await find()) ?? (await beginChain(transaction, contractId)) ?? (await find());
  if (!head) throw new Error('A chain that was just begun is not there.');
  return { contractId, ...head, format: formatOf(head) };
}

const HEAD = ['format', 'length', 'headHash as hash', 'lastAt'] as const;

const selectHead = defineStatement('chain: lock head', (queries, contractId: RawBuilder<string>) =>
  queries.selectFrom('contractChains').select(HEAD).where('contractId', '=', contractId).forUpdate(),
);

const findAndLockHead = async (transaction: Transaction<DB>, contractId: string) =>
  (await selectHead(transaction, contractId)).rows[0];

/** Starts a chain. Returns nothing if another transaction already has. */
const beginChain = (transaction: Transaction<DB>, contractId: string) =>
  transaction
    .insertInto('contractChains')
    .values({ contractId, format: CURRENT_FORMAT, length: 0, headHash: GENESIS_HASH })
    .onConflict((conflict) => conflict.column('contractId').doNothing())
    .returning(HEAD)
    .executeTakeFirst();

const formatOf = ({ format }: { format: number }): ChainFormat => (format === 1 ? 1 : 2);

/** Lists a chain's events with their original texts, oldest first. Deleted texts are empty. */
export async function listEvents(connection: Connection, contractId: string): Promise<ChainEvent[]> {
  const rows = await readRows(connection, contractId);
  const { openings } = decryptOpenings(connection, rows);
  return rows.map(({ canonical }) => openEvent(canonical, openings));
}

/** Reads the chain with its openings, its opened events, and the separately stored head. */
export async function readRecord(connection: Connection, contractId: string): Promise<ContractRecord> {
  const rows = await readRows(connection, contractId);
  const [first] = rows;
  const { openings, unreadable } = decryptOpenings(connection, rows);
  return {
    contractId,
    format: first ? formatOf(first) : CURRENT_FORMAT,
    head: { length: first?.length ?? 0, headHash: first?.headHash ?? GENESIS_HASH },
    events: rows.map(({ canonical }): CommittedEvent => JSON.parse(canonical)),
    openings,
    unreadable,
    opened: rows.map(({ canonical }) => openEvent(canonical, openings)),
  };
}

/**
 * Adds appended events to a record in memory. Returns null if there are others in between, so the chain has to be read
 * again.
 */
export function extendRecord(record: ContractRecord, appended: readonly AppendedEvent[]): ContractRecord | null {
  const [first, last] = [appended.at(0), appended.at(-1)];
  if (first?.closed.previousHash !== record.head.headHash || !last) return null;
  return {
    ...record,
    head: { length: last.head.length, headHash: last.head.hash },
    events: [...record.events, ...appended.map(({ closed }) => closed)],
    openings: Object.assign({ ...record.openings }, ...appended.map(({ openings }) => openings)),
    opened: [...record.opened, ...appended.map(({ event }) => event)],
  };
}

/** Reads everything in one statement. A concurrent event is read with its head and openings, or not at all. */
const readRows = async (connection: Connection, contractId: string) => (await selectRows(connection, contractId)).rows;

const selectRows = defineStatement('chain: read', (queries, contractId: RawBuilder<string>) =>
  queries
    .selectFrom('contractEvents as event')
    .innerJoin('contractChains as chain', 'chain.contractId', 'event.contractId')
    .leftJoin('eventOpenings as opening', (join) =>
      join.onRef('opening.contractId', '=', 'event.contractId').onRef('opening.eventIndex', '=', 'event.eventIndex'),
    )
    .select(['event.contractId', 'event.eventIndex', 'event.canonical', 'opening.contentEnc'])
    .select(['chain.format', 'chain.length', 'chain.headHash'])
    .where('event.contractId', '=', contractId)
    .orderBy('event.eventIndex'),
);

/** Returns whether a receiver has downloaded a file. Needs no openings, because these properties are plain text. */
export async function wasDownloaded(
  connection: Connection,
  asked: { contractId: string; receiverUuid: string; what: EventData['DOWNLOADED']['what']; since: Date },
) {
  const rows = await connection
    .selectFrom('contractEvents')
    .select('canonical')
    .where('contractId', '=', asked.contractId)
    .where('kind', '=', 'DOWNLOADED')
    .where('at', '>', asked.since)
    .execute();
  return rows.some(({ canonical }) => {
    const { data }: { data: EventData['DOWNLOADED'] } = JSON.parse(canonical);
    return data.receiverUuid === asked.receiverUuid && data.what === asked.what;
  });
}

/** Returns where the chain should end, which is stored separately from the events. */
export async function findChainHead(connection: Connection, contractId: string) {
  const head = await connection
    .selectFrom('contractChains')
    .select(['format', 'length', 'headHash'])
    .where('contractId', '=', contractId)
    .executeTakeFirst();
  return head ? { ...head, format: formatOf(head) } : { format: CURRENT_FORMAT, length: 0, headHash: GENESIS_HASH };
}
