import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { ADDRESS, DOCUMENT, fail, start, throwing } from './start';

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
