import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Transaction } from 'kysely';
import { toCanonicalJson } from '../../rules/canonical-json.ts';
import { appendAllEvents, startChain, type CommittedEvent } from '../../server/audit/chain.ts';
import type { ChainEvent, NewEvent } from '../../server/audit/events.ts';
import type { DB } from '../../server/database/schema.gen.d.ts';
import { readRecord } from '../../server/modules/audit/contract-events.repository.ts';
import { encryptOpenings } from '../../server/modules/audit/event-openings.repository.ts';
import type { TestApp } from './test-app.ts';

/** Acts like somebody who controls the database, where no trigger stops them. */
const asHost = <Answer>(api: TestApp, act: (transaction: Transaction<DB>) => Promise<Answer>) =>
  api.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    return act(transaction);
  });

/** Rewrites one event in place and changes nothing else. */
export const replaceEvent = (
  api: TestApp,
  contractId: string,
  kind: ChainEvent['kind'],
  change: (event: CommittedEvent) => CommittedEvent,
) =>
  asHost(api, async (transaction) => {
    const event = (await readRecord(transaction, contractId)).events.findLast((one) => one.kind === kind);
    if (!event) throw new Error(`There is no ${kind}.`);
    await sql`update contract_events set canonical = ${toCanonicalJson(change(event))}
       where contract_id = ${contractId} and event_index = ${event.index}`.execute(transaction);
  });

/** Replaces the whole chain with other events, including matching hashes, openings and head. */
export const rewriteChain = (
  api: TestApp,
  contractId: string,
  change: (events: readonly ChainEvent[]) => readonly ChainEvent[],
) =>
  asHost(api, async (transaction) => {
    const { format, opened } = await readRecord(transaction, contractId);
    await sql`delete from event_openings where contract_id = ${contractId}`.execute(transaction);
    await sql`delete from contract_events where contract_id = ${contractId}`.execute(transaction);
    const events = change(opened).map(
      ({ index: _, contractId: __, previousHash: ___, hash: ____, at, ...event }): NewEvent => ({
        ...event,
        at: new Date(at),
      }),
    );
    const { appended, head } = appendAllEvents(startChain(contractId, format), events);
    for (const { closed, openings } of appended) {
      const { index, kind, at, hash } = closed;
      await sql`insert into contract_events (contract_id, event_index, kind, at, canonical, hash)
        values (${contractId}, ${index}, ${kind}, ${at}, ${toCanonicalJson(closed)}, ${hash})`.execute(transaction);
      const rows = encryptOpenings(transaction, [{ contractId, eventIndex: index, openings }]);
      if (rows.length > 0) await transaction.insertInto('eventOpenings').values(rows).execute();
    }
    await sql`update contract_chains set length = ${head.length}, head_hash = ${head.hash}
       where contract_id = ${contractId}`.execute(transaction);
  });

/** Makes the head differ from the chain. */
export const moveHead = (api: TestApp, contractId: string, by: number) =>
  asHost(api, (transaction) =>
    sql`update contract_chains set length = length + ${by} where contract_id = ${contractId}`.execute(transaction),
  );

const placeOf = (api: TestApp, sha256: string) => path.join(api.deps.config.dataDir, sha256.slice(0, 2), sha256);

/** Replaces the bytes of a stored file, and returns a function that restores them. */
export async function replaceStoredFile(api: TestApp, sha256: string, other: (bytes: Buffer) => Uint8Array) {
  const place = placeOf(api, sha256);
  const bytes = await readFile(place);
  await writeFile(place, other(bytes));
  return () => writeFile(place, bytes);
}

export const flip = (bytes: Buffer) => {
  const changed = Buffer.from(bytes);
  changed[1_000] = (changed[1_000] ?? 0) ^ 1;
  return changed;
};
