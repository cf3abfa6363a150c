import type { Transaction } from 'kysely';
import { canonicalJson } from '../../audit/canonical-json.ts';
import { appendEvent, NO_HASH } from '../../audit/chain.ts';
import type { ChainEvent, NewEvent } from '../../audit/events.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';

/**
 * Hangs events on a contract's chain, in the transaction of what they tell about. Whoever comes second waits for the
 * first one's end: the row of the head is locked until then.
 */
export async function appendEvents(
  transaction: Transaction<DB>,
  contractId: string,
  events: readonly NewEvent[],
): Promise<ChainEvent[]> {
  if (events.length === 0) return [];
  const { lastAt, ...found } = await lockHead(transaction, contractId);
  let head = found;
  let at = lastAt ?? new Date(0);
  const appended = events.map((event) => {
    // Whoever began earlier may come later.
    if (event.at > at) ({ at } = event);
    const next = appendEvent(head, { ...event, at });
    head = next.head;
    return next.event;
  });
  await transaction
    .insertInto('contractEvents')
    .values(
      appended.map((event) => {
        const { index, kind, at, hash } = event;
        return { contractId, eventIndex: index, kind, at, canonical: canonicalJson(event), hash };
      }),
    )
    .execute();
  await transaction
    .updateTable('contractChains')
    .set({ length: head.length, headHash: head.hash, lastAt: at })
    .where('contractId', '=', contractId)
    .execute();
  return appended;
}

/** Where the next event is hung. The first one begins the chain, and of two first ones one waits for the other. */
async function lockHead(transaction: Transaction<DB>, contractId: string) {
  const find = () =>
    transaction
      .selectFrom('contractChains')
      .select(['length', 'headHash as hash', 'lastAt'])
      .where('contractId', '=', contractId)
      .forUpdate()
      .executeTakeFirst();
  const found = await find();
  if (found) return { contractId, ...found };
  await transaction
    .insertInto('contractChains')
    .values({ contractId, length: 0, headHash: NO_HASH })
    .onConflict((conflict) => conflict.column('contractId').doNothing())
    .execute();
  const begun = await find();
  if (!begun) throw new Error('A chain that was just begun is not there.');
  return { contractId, ...begun };
}

/** The whole chain, oldest first. */
export async function listEvents(connection: Connection, contractId: string): Promise<ChainEvent[]> {
  const rows = await connection
    .selectFrom('contractEvents')
    .select('canonical')
    .where('contractId', '=', contractId)
    .orderBy('eventIndex')
    .execute();
  return rows.map(({ canonical }): ChainEvent => JSON.parse(canonical));
}

/** What a chain must end with, known apart from the chain itself. */
export async function findHead(connection: Connection, contractId: string) {
  const head = await connection
    .selectFrom('contractChains')
    .select(['length', 'headHash'])
    .where('contractId', '=', contractId)
    .executeTakeFirst();
  return head ?? { length: 0, headHash: NO_HASH };
}
