import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { ok, server, signHttp } from '../../../support/http';
import { ADDRESS, DOCUMENT, fail, OUTCOME, start, throwing } from './start';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ENDS = [
  ['CONTRACT_CANCELLED', 'ended', 410, 'CONTRACT_CANCELLED'],
  ['UNAUTHENTICATED', 'refused', 401, null],
] as const;
const forEver = { SAVE: 60_000, AGAIN: 60_000 };

it('opens what was asked for before the page was there, and after a failure what is there then', async () => {
  const openings: boolean[] = [];
  const { actor, at, seats } = start({
    open: async ({ input }) => {
      openings.push(input.opening !== null);
      if (openings.length === 1) throw fail('NETWORK');
      return { contract: DOCUMENT, kept: null };
    },
  });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'loading',
    context: {
      contract: null,
      fields: [],
      marks: [],
      made: [],
      attachments: [],
      unsentIds: [],
      touchedIds: [],
      newer: 0,
      seenNewer: 0,
      failure: null,
      end: null,
      outcome: null,
    },
  });
  expect((await waitFor(actor, (snapshot) => snapshot.matches('failed'))).context.failure?.code).toBe('NETWORK');
  actor.send({ type: 'retry' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  await at('filling');
  expect([openings, seats]).toEqual([[true, false], [DOCUMENT.me.receiverUuid]]);
});

it.each(ENDS)('%s at the opening leads to %s', async (code, state, status, end) => {
  const { actor } = start({ open: throwing(fail(code, status)) });
  expect((await waitFor(actor, (snapshot) => snapshot.matches(state))).context.end).toBe(end);
});

it.each(ENDS)('%s when the first page is shown leads to %s', async (code, state, status, end) => {
  const { actor, at } = start({ view: throwing(fail(code, status)) });
  await at('filling');
  actor.send({ type: 'shown' });
  expect((await waitFor(actor, (snapshot) => snapshot.matches(state))).context.end).toBe(end);
});

it.each(ENDS)('%s when the document is read again leads to %s', async (code, state, status, end) => {
  const { actor, at } = start({ read: throwing(fail(code, status)) });
  await at('filling');
  actor.send({ type: 'refresh' });
  expect((await waitFor(actor, (snapshot) => snapshot.matches(state))).context.end).toBe(end);
});

it('tells that the first page was shown when the connection is back, and no more after that', async () => {
  let tries = 0;
  const { actor, at } = start({
    delays: forEver,
    view: () => ((tries += 1) === 1 ? Promise.reject(fail('NETWORK')) : Promise.resolve(null)),
  });
  await at('filling');
  actor.send({ type: 'shown' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { viewing: 'untold' } }));
  actor.send({ type: 'connection.restored' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { viewing: 'seen' } }));
  actor.send({ type: 'shown' });
  expect([actor.getSnapshot().matches({ open: { viewing: 'seen' } }), tries]).toEqual([true, 2]);
});

it('shows what was filled in elsewhere when the document is read again, and keeps it when nobody answers', async () => {
  const draft = { version: 3, values: { [ADDRESS]: '대구' }, markRefs: {}, annotations: [] };
  const answers = [() => Promise.resolve({ ...DOCUMENT, draft }), throwing(fail('NETWORK'))];
  const { actor, at, shown } = start({ read: () => (answers.shift() ?? throwing(fail('UNKNOWN')))() });
  await at('filling');
  for (const left of [1, 0]) {
    actor.send({ type: 'refresh' });
    expect(actor.getSnapshot().matches({ open: { reading: 'asking' } })).toBe(true);
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: 'fresh' } }));
    expect([answers.length, shown(ADDRESS), actor.getSnapshot().context.newer]).toEqual([left, '대구', 1]);
  }
});

it('knows every file that was attached', async () => {
  const { actor, at } = start();
  await at('filling');
  const attachment = { name: '신분증.jpg', kind: 'JPEG', bytes: 1, url: '/a' } as const;
  for (const attachmentId of ['a', 'b']) actor.send({ type: 'attached', attachment: { ...attachment, attachmentId } });
  expect(actor.getSnapshot().context.attachments.map(({ attachmentId }) => attachmentId)).toEqual(['a', 'b']);
});

it('delegates to somebody else, again after a lost network, and each time with a key of its own', async () => {
  const sent: unknown[] = [];
  const keys = new Set<string | null>();
  server.use(
    signHttp.post('/sign/delegate', async ({ request, response }) => {
      sent.push(await request.json());
      keys.add(request.headers.get('Idempotency-Key'));
      return sent.length === 1 ? response.untyped(Response.error()) : response(200).json(ok(OUTCOME));
    }),
  );
  const { actor, at, effects } = start();
  await at('filling');
  actor.send({ type: 'delegate' });
  const delegate = { name: '김지수', email: 'jisu@hanbit.example' };
  expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  actor.send({ type: 'delegate.given', delegate });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, ({ context }) => context.failure?.code === 'NETWORK');
  actor.send({ type: 'delegate.given', delegate });
  expect(actor.getSnapshot().context.failure).toBeNull();
  const { status, value } = await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect([status, value, effects]).toEqual(['done', 'delegated', ['forgotten', 'delegated']]);
  expect([sent, keys.size]).toEqual([[delegate, delegate], 2]);
});

it('is over for this tab once its token is refused', async () => {
  const { actor, effects } = start({ open: throwing(fail('UNAUTHENTICATED', 401)) });
  const { value } = await waitFor(actor, ({ status }) => status === 'done');
  expect([value, effects]).toEqual(['refused', ['refused']]);
});
