import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { saveDraftMachine } from '@/features/contract/compose/save-draft/model/save-draft.machine';
import type { WriteInput } from '@/features/contract/compose/save-draft/api/write-draft';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';

const conflict = new ApiError('VERSION_CONFLICT', { status: 409 });

type Scene = { answers?: (ApiError | null)[]; presentVersion?: number; draftId?: string | null };

function start({ answers = [], presentVersion = 9, draftId = 'c' }: Scene = {}) {
  const calls: WriteInput[] = [];
  const actor = createActor(
    saveDraftMachine.provide({
      actors: {
        write: fromRequest<
          { draftId: string; version: number; receiverUuids: Readonly<Record<string, string>> },
          WriteInput
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
        look: fromRequest(async () => presentVersion),
      },
      delays: { quiet: 0 },
    }),
    { input: { draftId, version: 1, receiverUuids: {}, creationKey: 'k' } },
  ).start();
  const change = (part: WriteInput['change']) => actor.send({ type: 'changed', change: part });
  const until = (state: 'saved' | 'failed' | 'conflict') => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, calls, change, until };
}

const receivers = [
  { key: 'a', draft: { name: '정해원', role: 'SIGNER', channels: ['MAIL'], verifications: [] } },
] satisfies WriteInput['change']['receivers'];

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
