import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { saveDraftMachine } from '@/features/contract/compose/save-draft/model/save-draft.machine';
import type { WriteDraftInput } from '@/features/contract/compose/save-draft/api/write-draft';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { draftContract } from '../../../../support/draft';
import { http, ok, server } from '../../../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const conflict = new ApiError('VERSION_CONFLICT', { status: 409 });

type Scene = { answers?: (ApiError | null)[]; presentVersion?: number | ApiError; draftId?: string | null };

function start({ answers = [], presentVersion = 9, draftId = 'c' }: Scene = {}) {
  const calls: WriteDraftInput[] = [];
  const actor = createActor(
    saveDraftMachine.provide({
      actors: {
        write: fromRequest<
          { draftId: string; version: number; receiverUuids: Readonly<Record<string, string>> },
          WriteDraftInput
        >(async ({ input }) => {
          calls.push(input);
          const answer = answers.shift();
          if (answer) throw answer;
          return {
            draftId: input.draftId ?? 'new',
            version: input.version + 1,
            receiverUuids: {
              ...input.receiverUuids,
              ...Object.fromEntries((input.change.receivers ?? []).map(({ key }) => [key, `uuid-${key}`])),
            },
          };
        }),
        look: fromRequest(async () => {
          if (presentVersion instanceof ApiError) throw presentVersion;
          return presentVersion;
        }),
      },
      delays: { quiet: 0 },
    }),
    { input: { draftId, version: 1, receiverUuids: {}, creationKey: 'k' } },
  ).start();
  const change = (part: WriteDraftInput['change']) => actor.send({ type: 'changed', change: part });
  const until = (state: 'saved' | 'failed' | 'conflict') => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, calls, change, until };
}

const receivers = [
  { key: 'a', draft: { name: '정해원', role: 'SIGNER', channels: ['MAIL'], verifications: [] } },
] satisfies WriteDraftInput['change']['receivers'];

it('saves after a pause, and reads the version before it overwrites what somebody else saved', async () => {
  const sent: unknown[] = [];
  const state = draftContract({ version: 10 });
  server.use(
    http.patch('/contracts/{contractId}', async ({ params, request, response }) => {
      sent.push([params.contractId, await request.json()]);
      return sent.length > 1
        ? response(200).json(ok(state))
        : response('default').json(
            { isSuccess: false, code: 409, message: '', errorCode: 'VERSION_CONFLICT' },
            { status: 409 },
          );
    }),
    http.get('/contracts/{contractId}', ({ params, response }) => {
      sent.push(params.contractId);
      return response(200).json(ok(draftContract({ version: 9 })));
    }),
  );
  const written: unknown[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(saveDraftMachine.provide({ actions: { onWritten: (_, params) => written.push(params) } }), {
    clock,
    input: { draftId: 'c', version: 1, receiverUuids: { a: 'uuid-a' }, creationKey: 'k' },
  });
  const tags: string[] = [];
  actor.subscribe(({ value, tags: [tag = 'all is saved'] }) => tags.push(`${value}: ${tag}`));
  actor.start();
  actor.send({ type: 'changed', change: { title: '가' } });
  clock.increment(500);
  actor.send({ type: 'changed', change: { message: '나' } });
  clock.increment(599);
  expect(actor.getSnapshot().value).toBe('waiting');
  clock.increment(1);
  await waitFor(actor, (snapshot) => snapshot.matches('conflict'));
  actor.send({ type: 'overwrite' });
  actor.send({ type: 'changed', change: { message: '다' } });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  expect(sent).toEqual([
    ['c', { version: 1, title: '가', message: '나' }],
    'c',
    ['c', { version: 9, title: '가', message: '다' }],
  ]);
  const receiverUuids = { a: 'uuid-a' };
  expect(written).toEqual([
    { written: { draftId: 'c', version: 10, receiverUuids }, sent: { title: '가', message: '다' } },
  ]);
  expect([context.version, context.sent, context.pending, context.failure]).toEqual([10, {}, {}, null]);
  expect(tags.filter((line, index) => line !== tags[index - 1])).toEqual([
    'saved: all is saved',
    'waiting: unsaved',
    'saving: unsaved',
    'conflict: unsaved',
    'looking: unsaved',
    'saving: unsaved',
    'saved: all is saved',
  ]);
});

it('saves at once when it is asked to, and then what changed meanwhile', async () => {
  const { actor, calls, change, until } = start();
  change({ title: '가' });
  actor.send({ type: 'flush' });
  expect(actor.getSnapshot().value).toBe('saving');
  change({ message: '나' });
  await until('saved');
  expect(calls.map(({ version, change: sent }) => [version, sent])).toEqual([
    [1, { title: '가' }],
    [2, { message: '나' }],
  ]);
});

it.each(['retry', 'flush'] as const)('sends what could not be saved again at once, on %s', async (type) => {
  const { actor, calls, change, until } = start({ answers: [new ApiError('NETWORK')] });
  change({ title: '가' });
  const { context, tags } = await until('failed');
  expect([context.failure?.code, context.sent, tags.has('unsaved')]).toEqual(['NETWORK', {}, true]);
  actor.send({ type });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.failure]).toEqual(['saving', null]);
  await until('saved');
  expect(calls[1]).toEqual(calls[0]);
});

it('stays in conflict, and says why, if the version cannot be read', async () => {
  const { actor, change, until } = start({ answers: [conflict], presentVersion: new ApiError('NETWORK') });
  change({ title: '가' });
  await until('conflict');
  for (const type of ['retry', 'flush'] as const) expect(actor.getSnapshot().can({ type })).toBe(false);
  actor.send({ type: 'overwrite' });
  expect(actor.getSnapshot().value).toBe('looking');
  const { context } = await until('conflict');
  expect([context.failure?.code, context.version, context.pending]).toEqual(['NETWORK', 1, { title: '가' }]);
});

it('saves everything that changed, in as few calls as there are', async () => {
  const { calls, change, until } = start();
  change({ title: '가' });
  change({ receivers });
  change({ title: '나' });
  const { context } = await until('saved');
  expect(calls.map(({ version, change: sent }) => [version, Object.keys(sent)])).toEqual([
    [1, ['title']],
    [2, ['receivers']],
  ]);
  expect(calls[0]?.change.title).toBe('나');
  expect(context.receiverUuids).toEqual({ a: 'uuid-a' });
});

it('begins a draft with the first change', async () => {
  const { calls, change, until } = start({ draftId: null });
  change({ title: '가', fileIds: ['f'] });
  expect((await until('saved')).context.draftId).toBe('new');
  expect(calls[0]?.creationKey).toBe('k');
});

it('keeps what could not be saved, and sends it again with what came after', async () => {
  const { actor, calls, change, until } = start({ answers: [new ApiError('NETWORK')] });
  change({ title: '가', message: '안녕하세요' });
  await until('failed');
  change({ title: '나' });
  await until('saved');
  expect(calls.at(-1)?.change).toEqual({ title: '나', message: '안녕하세요' });
  expect(actor.getSnapshot().hasTag('unsaved')).toBe(false);
});

it('overwrites what somebody else saved only when it is told to', async () => {
  const { actor, calls, change, until } = start({ answers: [conflict] });
  change({ title: '내 것' });
  await until('conflict');
  change({ message: '더' });
  expect(calls).toHaveLength(1);
  actor.send({ type: 'overwrite' });
  await until('saved');
  expect(calls[1]).toMatchObject({ version: 9, change: { title: '내 것', message: '더' } });
});

it('overwrites the version that somebody has looked at, and asks again if there is a newer one', async () => {
  const { actor, calls, change, until } = start({ answers: [conflict, conflict] });
  change({ title: '내 것' });
  await until('conflict');
  actor.send({ type: 'overwrite', version: 7 });
  await waitFor(actor, () => calls.length === 2);
  await until('conflict');
  expect(calls[1]).toMatchObject({ version: 7, change: { title: '내 것' } });
  actor.send({ type: 'overwrite', version: 8 });
  await until('saved');
  expect(calls[2]).toMatchObject({ version: 8, change: { title: '내 것' } });
});

it('saves by itself once the connection is back', async () => {
  const { actor, calls, change, until } = start({ answers: [new ApiError('NETWORK')] });
  change({ title: '가' });
  await until('failed');
  actor.send({ type: 'connection.restored' });
  await until('saved');
  expect(calls.map(({ change: sent }) => sent)).toEqual([{ title: '가' }, { title: '가' }]);
});

it('does not repeat what the server has refused', async () => {
  const { actor, calls, change, until } = start({ answers: [new ApiError('CONTRACT_NOT_DRAFT', { status: 409 })] });
  change({ title: '가' });
  await until('failed');
  actor.send({ type: 'connection.restored' });
  expect(actor.getSnapshot().matches('failed')).toBe(true);
  expect(calls).toHaveLength(1);
});
