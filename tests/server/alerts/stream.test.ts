import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChangeFeed } from '../../../server/database/change-feed.ts';
import { createAlertJobs } from '../../../server/modules/alerts/alerts.jobs.ts';
import { recordAlertCause } from '../../../server/modules/alerts/causes/cause-alerts.ts';
import { createAlertStreams } from '../../../server/modules/alerts/alert-streams.ts';
import { draft, receiver, sent, verify } from '../../support/contracts.ts';
import { makeLink, start } from '../../support/direct-urls.ts';
import { makeGroup, setGroup, share } from '../../support/groups.ts';
import { runRecurring } from '../../support/jobs.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { shareTemplate } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let base: string;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true, alerts: { heartbeatMs: 100 } });
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  base = `${origin}/api/app/alerts/stream`;
});
afterAll(() => api.close());

type Event = { kind: string; id: string; about: string | undefined };

/** Opens a stream as a page does. `next` waits for an event, and `over` for the end. */
async function listen({ accessJwt }: Person, headers: Record<string, string> = {}) {
  const leaving = new AbortController();
  const response = await fetch(base, {
    headers: { authorization: `Bearer ${accessJwt}`, ...headers },
    signal: leaving.signal,
  });
  const stream = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  const seen: Event[] = [];
  const comments: string[] = [];
  let rest = '';
  let isOver = false;
  let wake: (() => void) | undefined;

  /** Reads all the time, so that no heartbeat from before a call is counted as one after it. */
  async function readAll() {
    for (let part = await stream.read(); !part.done; part = await stream.read()) {
      const blocks = (rest + part.value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const line = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        const kind = line('event');
        if (kind === undefined) comments.push(block);
        else seen.push({ kind, id: line('id') ?? '', about: /[\da-f-]{36}/.exec(line('data') ?? '')?.[0] });
      }
      wake?.();
    }
  }
  const end = () => {
    isOver = true;
    wake?.();
  };
  readAll().then(end, end);

  async function read(until: () => boolean) {
    while (!until()) {
      if (isOver) return false;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return true;
  }
  await read(() => comments.length > 0);
  return {
    response,
    seen,
    comments,
    hears: (kind: string, about?: string) =>
      read(() => seen.some((event) => event.kind === kind && (about === undefined || event.about === about))),
    /** Waits for two more heartbeats, so that one of them was requested after this call. */
    beats: (from = comments.length) => read(() => comments.length > from + 1),
    over: async () => !(await read(() => false)),
    leave: () => leaving.abort(),
  };
}

async function sender() {
  const person = await signUp(api);
  await verify(api, person);
  return person;
}

test('whoever may see a contract hears of it, and nobody else', async () => {
  const owner = await sender();
  const receiving = await join(api, owner);
  const other = await join(api, owner);
  const stranger = await sender();
  const [mine, his, others, foreign] = await Promise.all([owner, receiving, other, stranger].map((one) => listen(one)));
  expect(mine?.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const { contractId, fileId, call } = await sent(api, owner, [receiver('배준호', { email: receiving.email })]);
  expect(await mine?.hears('file', fileId)).toBe(true);
  expect(await mine?.hears('contract', contractId)).toBe(true);
  expect(await his?.hears('contract', contractId)).toBe(true);
  await api.ok('cancelContract', { ...call, body: { reason: '내용이 달라요' } });
  // Once the stranger's own event has arrived, no earlier event of the others can follow.
  const own = await draft(api, stranger);
  expect(await foreign?.hears('contract', own.contractId)).toBe(true);
  await others?.beats();
  expect(others?.seen).toEqual([]);
  expect(foreign?.seen.some(({ about }) => about === contractId)).toBe(false);
  for (const one of [mine, his, others, foreign]) one?.leave();
});

test('members of a group hear of its contracts, from joining it until leaving it', async () => {
  const owner = await sender();
  const [member, other] = [await join(api, owner), await join(api, owner)];
  const [his, others] = [await listen(member), await listen(other)];
  const { groupId } = await makeGroup(api, owner, [member]);
  const { contractId } = await sent(api, owner);
  // The audience was created after the stream was opened.
  await share(api, owner, contractId, [groupId]);
  expect(await his.hears('contract', contractId)).toBe(true);
  await setGroup(api, owner, groupId, [other]);
  // Anything sent before the member left has arrived by now.
  await his.beats();
  const heard = his.seen.length;
  await api.ok('cancelContract', {
    token: owner.accessJwt,
    path: { contractId },
    body: { reason: '내용이 달라요' },
  });
  expect(await others.hears('contract', contractId)).toBe(true);
  await his.beats();
  expect(his.seen.slice(heard)).toEqual([]);
  for (const one of [his, others]) one.leave();
});

test('another process tells as well, and acts are their beginner’s alone', async () => {
  const owner = await sender();
  const colleague = await join(api, owner, ['CONTRACT_READ_ALL', 'CONTRACT_SEND']);
  const { contractId } = await draft(api, owner);
  const stream = await listen(colleague);
  const begun = await api.ok('actOnContracts', {
    token: colleague.accessJwt,
    body: { action: 'LABEL', filter: {}, addLabelIds: [] },
  });
  // Updated over a connection that this process doesn't know about, as a worker in another process does.
  await api.database.updateTable('acts').set({ movedAt: new Date() }).where('actUuid', '=', begun.actId).execute();
  await api.database
    .updateTable('contracts')
    .set({ movedAt: new Date() })
    .where('contractId', '=', contractId)
    .execute();
  expect(await stream.hears('act', begun.actId ?? '')).toBe(true);
  expect(await stream.hears('contract', contractId)).toBe(true);
  const byOwner = await listen(owner);
  await api.database.updateTable('acts').set({ movedAt: new Date() }).where('actUuid', '=', begun.actId).execute();
  await byOwner.beats();
  expect(byOwner.seen.filter(({ kind }) => kind === 'act')).toEqual([]);
  stream.leave();
  byOwner.leave();
});

test('after a reconnection, and after the database was away, everything is read anew', async () => {
  const owner = await sender();
  const stream = await listen(owner, { 'last-event-id': 'x-1' });
  expect(await stream.hears('again')).toBe(true);
  stream.leave();
  const fresh = await listen(owner);
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`.execute(api.database);
  expect(rows.length).toBe(1);
  expect(await fresh.hears('again')).toBe(true);
  const { contractId } = await draft(api, owner);
  expect(await fresh.hears('contract', contractId)).toBe(true);
  fresh.leave();
});

test('it beats, and ends with the session', async () => {
  const owner = await sender();
  const stream = await listen(owner);
  expect(await stream.beats()).toBe(true);
  await api.ok('logout', { token: owner.accessJwt, body: { refreshJwt: owner.refreshJwt } });
  expect(await stream.over()).toBe(true);
  expect((await fetch(base, { headers: { authorization: `Bearer ${owner.accessJwt}` } })).status).toBe(401);
});

test('rights that were taken away end what they showed', async () => {
  const owner = await sender();
  const colleague = await join(api, owner, ['CONTRACT_READ_ALL']);
  const stream = await listen(colleague);
  const { contractId } = await draft(api, owner);
  expect(await stream.hears('contract', contractId)).toBe(true);
  await api.ok('changePermissions', {
    token: owner.accessJwt,
    body: { organizationMemberUuid: colleague.organizationMemberUuid, permissions: [] },
  });
  await stream.beats();
  const later = await draft(api, owner);
  await stream.beats();
  expect(stream.seen.some(({ about }) => about === later.contractId)).toBe(false);
  stream.leave();
});

test('whoever sees the template of a link hears of its visitors, and nobody else', async () => {
  const owner = await sender();
  const maker = await join(api, owner, ['CONTRACT_SEND', 'TEMPLATE_MANAGE']);
  const colleague = await join(api, owner, ['CONTRACT_SEND']);
  const own = await makeLink(api, { person: maker });
  const shared = await makeLink(api, { person: maker });
  await shareTemplate(api, maker, shared.templateId, shared.version);
  const [makers, theirs] = [await listen(maker), await listen(colleague)];
  expect((await start(api, own)).status).toBe(200);
  expect(await makers.hears('directUrl', own.link.directUrlId)).toBe(true);
  expect((await start(api, shared)).status).toBe(200);
  expect(await theirs.hears('directUrl', shared.link.directUrlId)).toBe(true);
  expect(theirs.seen.some(({ about }) => about === own.link.directUrlId)).toBe(false);
  for (const stream of [makers, theirs]) stream.leave();
});

test('a process that stops ends its streams', async () => {
  const owner = await sender();
  const streams = createAlertStreams({
    database: api.database,
    changes: createChangeFeed({ connectionString: api.connectionString }),
  });
  const body = await streams.open({
    member: {
      organizationUuid: owner.organizationUuid,
      organizationMemberUuid: owner.organizationMemberUuid,
      isOwner: true,
      permissions: new Set(),
      audienceUuids: [],
    },
    missedSome: false,
    readmit: () => Promise.resolve(null),
  });
  const read = (async () => {
    let text = '';
    for await (const chunk of body) text += String(chunk);
    return text;
  })();
  await streams.close();
  expect(await read).toBe('retry: 2000\n: welcome\n\n');
});

test('an alert is heard by the member whom it is for, and by nobody else', async () => {
  const owner = await sender();
  const other = await join(api, owner);
  const [mine, others] = await Promise.all([owner, other].map((one) => listen(one)));
  const organizationMemberUuid = owner.organizationMemberUuid ?? '';
  await recordAlertCause(api.database, { kind: 'RIGHTS_CHANGED', to: { organizationMemberUuid } });
  await runRecurring(createAlertJobs(api.deps), 'fold-alerts');
  expect(await mine?.hears('alert', organizationMemberUuid)).toBe(true);
  await others?.beats();
  expect(others?.seen.filter(({ kind }) => kind === 'alert')).toEqual([]);
  mine?.leave();
  others?.leave();
});
