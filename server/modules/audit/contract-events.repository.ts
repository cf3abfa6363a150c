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
  await transaction
    .insertInto('contractChains')
    .values({ contractId, length: 0, headHash: NO_HASH })
    .onConflict((conflict) => conflict.column('contractId').doNothing())
    .execute();
  const locked = await transaction
    .selectFrom('contractChains')
    .selectAll()
    .where('contractId', '=', contractId)
    .forUpdate()
    .executeTakeFirstOrThrow();

  let head = { contractId, length: locked.length, hash: locked.headHash };
  const appended: ChainEvent[] = [];
  for (const event of events) {
    const next = appendEvent(head, event);
    head = next.head;
    appended.push(next.event);
    const { index, kind, at, hash } = next.event;
    const canonical = canonicalJson(next.event);
    await transaction
      .insertInto('contractEvents')
      .values({ contractId, eventIndex: index, kind, at, canonical, hash })
      .execute();
    await transaction
      .updateTable('contractChains')
      .set({ length: head.length, headHash: hash })
      .where('contractId', '=', contractId)
      .execute();
  }
  return appended;
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
