import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { exportChain } from '../../../server/audit/chain.ts';
import type { NewEvent } from '../../../server/audit/events.ts';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import {
  appendEvents,
  extendRecord,
  findChainHead,
  forgetHeads,
  listEvents,
  readRecord,
} from '../../../server/modules/audit/contract-events.repository.ts';
import { STORY } from '../../support/chain.ts';
import { attachSecrets } from '../../../server/security/connection-secrets.ts';
import { createSecrets } from '../../../server/security/secrets.ts';
import { cloneDatabase } from '../../support/database.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  own = await cloneDatabase();
  attachSecrets(own.database, createSecrets(randomBytes(32)));
});
afterAll(() => own.drop());

const append = (contractId: string, events: readonly NewEvent[]) =>
  own.database.transaction().execute((transaction) => appendEvents(transaction, contractId, events));
const opened = (name: string): NewEvent => ({
  kind: 'LINK_OPENED',
  at: new Date('2026-11-20T05:00:00.123Z'),
  actor: { kind: 'RECEIVER', name },
  data: { receiverUuid: name },
});

test('a transaction appends after its own last event, also once it was rolled back to a savepoint', async () => {
  const contractId = randomUUID();
  await append(contractId, STORY.slice(0, 2));
  await own.database.transaction().execute(async (transaction) => {
    await appendEvents(transaction, contractId, [opened('first')]);
    await sql`savepoint own`.execute(transaction);
    await appendEvents(transaction, contractId, [opened('taken back')]);
    await sql`rollback to savepoint own`.execute(transaction);
    forgetHeads(transaction);
    await appendEvents(transaction, contractId, [opened('second')]);
    await appendEvents(transaction, contractId, [opened('third')]);
  });
  const record = await readRecord(own.database, contractId);
  expect(record.opened.slice(2).map(({ actor }) => actor.name)).toEqual(['first', 'second', 'third']);
  expect(verifyChain(exportChain(record, 'DOCUMENT')).ok).toBe(true);
});

test('what is read is what was hung up, and its export is whole', async () => {
  const contractId = randomUUID();
  expect(await findChainHead(own.database, contractId)).toEqual({ format: 2, length: 0, headHash: '0'.repeat(64) });
  const first = await append(contractId, STORY.slice(0, 2));
  const rest = await append(contractId, STORY.slice(2));
  const events = await listEvents(own.database, contractId);
  expect(events).toEqual([...first, ...rest].map(({ event }) => event));
  expect(events.map(({ kind, data, ip }) => ({ kind, data, ip }))).toEqual(
    STORY.map(({ kind, data, ip }) => ({ kind, data, ip })),
  );
  const record = await readRecord(own.database, contractId);
  expect(record).toMatchObject({ format: 2, opened: events, unreadable: [] });
  expect(await findChainHead(own.database, contractId)).toEqual({ format: 2, ...record.head });
  expect(verifyChain(exportChain(record, 'CERTIFICATE'), record.head)).toMatchObject({ ok: true, events });
});

test('a record is extended by what was hung on its end, and by nothing else', async () => {
  const contractId = randomUUID();
  await append(contractId, STORY.slice(0, 2));
  const record = await readRecord(own.database, contractId);
  const appended = await append(contractId, STORY.slice(2));
  expect(extendRecord(record, appended)).toEqual(await readRecord(own.database, contractId));
  const later = await append(contractId, [opened('later')]);
  expect(extendRecord(record, later)).toBeNull();
  expect(extendRecord(record, [])).toBeNull();
});

test('several events take no more statements than one', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  const statementsOf = async (events: readonly NewEvent[]) => {
    const contractId = randomUUID();
    await append(contractId, events.slice(0, 1));
    query.mockClear();
    await append(contractId, events);
    return query.mock.calls.length;
  };
  const one = await statementsOf(STORY.slice(0, 1));
  expect(one).toBeGreaterThan(3);
  expect(await statementsOf(STORY)).toBe(one);
});

test('forty writers at once make one chain, and a rollback leaves no gap', async () => {
  const contractId = randomUUID();
  const writers = Array.from({ length: 40 }, (_, place) =>
    own.database.transaction().execute(async (transaction) => {
      await appendEvents(transaction, contractId, [opened(`${place} a`), opened(`${place} b`)]);
      if (place % 4 === 0) throw new Error('changed my mind');
    }),
  );
  const ends = await Promise.allSettled(writers);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  const record = await readRecord(own.database, contractId);
  expect(record.events).toHaveLength(60);
  expect(verifyChain(exportChain(record, 'DOCUMENT'), record.head)).toMatchObject({ ok: true });
});

test('whoever began earlier and comes later does not turn time back', async () => {
  const contractId = randomUUID();
  for (const minutes of [[3], [1, 5, 4], [6]]) {
    const events = minutes.map((minute) => ({ ...opened('이도윤'), at: new Date(Date.UTC(2026, 10, 20, 5, minute)) }));
    await append(contractId, events);
  }
  const events = await listEvents(own.database, contractId);
  expect(events.map(({ at }) => at.slice(14, 16))).toEqual(['03', '03', '05', '05', '06']);
});

test('nothing that was hung up is changed, taken away or written between', async () => {
  const contractId = randomUUID();
  await append(contractId, STORY);
  const before = await listEvents(own.database, contractId);
  for (const statement of [
    sql`update contract_events set kind = 'DECLINED' where contract_id = ${contractId}`,
    sql`update contract_events set hash = hash`,
    sql`delete from contract_events where event_index = 4`,
    sql`truncate contract_events cascade`,
    sql`truncate contract_chains cascade`,
    sql`delete from contract_chains`,
    sql`update contract_chains set length = 3`,
    sql`update contract_chains set length = length + 1, head_hash = ${'0'.repeat(64)}`,
    sql`update contract_chains set format = 1`,
    sql`insert into contract_events select contract_id, 9, kind, at, canonical, hash from contract_events
         where contract_id = ${contractId} and event_index = 4`,
  ]) {
    await expect(statement.execute(own.database)).rejects.toMatchObject({ code: '23001' });
  }
  expect(await listEvents(own.database, contractId)).toEqual(before);
});

test('openings that were changed or put elsewhere open nothing, and the rest is told', async () => {
  const [contractId, other] = [randomUUID(), randomUUID()];
  await append(contractId, STORY);
  await append(other, STORY);
  const sealed = await own.database
    .selectFrom('eventOpenings')
    .select(['contractId', 'eventIndex', 'contentEnc'])
    .where('contractId', '=', contractId)
    .orderBy('eventIndex')
    .execute();
  // The last event has no openings, because it is the service's own.
  expect(sealed.map(({ eventIndex }) => eventIndex)).toEqual([0, 1, 3]);
  const put = (eventIndex: number, contentEnc: Buffer, at = contractId) =>
    own.database
      .updateTable('eventOpenings')
      .set({ contentEnc })
      .where('contractId', '=', at)
      .where('eventIndex', '=', eventIndex)
      .execute();
  const [created, sent] = sealed.map(({ contentEnc }) => contentEnc);
  if (!created || !sent) throw new Error('Nothing was closed.');
  await put(1, created);
  await put(3, Buffer.from(sent.map((byte, place) => (place === 40 ? byte ^ 1 : byte))));
  await put(0, created, other);

  const record = await readRecord(own.database, contractId);
  expect(record.unreadable).toEqual([1, 3]);
  expect(record.opened[0]).toMatchObject({ actor: { name: '김지수' }, data: { title: '2026년 근로계약서_이도윤' } });
  expect(record.opened[1]).toMatchObject({ actor: { name: '' }, data: { receivers: [{ name: '', phone: null }] } });
  expect(record.opened[3]).toMatchObject({ ip: '', data: { values: { one: '' }, marks: { two: '' } } });
  expect((await readRecord(own.database, other)).unreadable).toEqual([0]);
});
