import { expect, it } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import type { Batch, StartInput } from '@/entities/batch';
import type { BatchAct } from '@/features/batch/send-many/api/batch-acts';
import type { ReadSheetInput } from '@/features/batch/send-many/api/read-sheet';
import { sendManyMachine } from '@/features/batch/send-many/model/send-many.machine';
import type { SendManyEvent, SendManyInput } from '@/features/batch/send-many/model/send-many.types';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { batch, BATCH_ID, TEMPLATE_ID } from '../batch';

type Answers = {
  read?: (Batch | ApiError)[];
  start?: (Batch | ApiError)[];
  act?: (Batch | ApiError)[];
  renew?: Batch | ApiError;
};

const settle = <Value>(answer: Value | ApiError | undefined): Value => {
  if (answer instanceof ApiError || answer === undefined) throw answer ?? new Error('There is no answer.');
  return answer;
};

function begin(input: Partial<SendManyInput>, { read = [], start = [], act = [], renew }: Answers = {}) {
  const calls = { read: [] as ReadSheetInput[], start: [] as StartInput[], act: [] as BatchAct[] };
  const effects: string[] = [];
  const actor = createActor(
    sendManyMachine.provide({
      actors: {
        read: fromCallback<SendManyEvent, ReadSheetInput | null>(({ input: asked, sendBack }) => {
          if (asked) calls.read.push(asked);
          const answer = read.shift();
          queueMicrotask(() =>
            answer && !(answer instanceof ApiError)
              ? sendBack({ type: 'sheet.read', batch: answer })
              : sendBack({ type: 'sheet.refused', error: answer }),
          );
        }),
        begin: fromRequest<Batch, { templateId: string }>(async () => batch()),
        start: fromRequest<Batch, StartInput>(async ({ input: asked }) => {
          calls.start.push(asked);
          return settle(start.shift());
        }),
        renew: fromRequest<Batch, Pick<Batch, 'batchId' | 'version'>>(async () => settle(renew)),
        act: fromRequest<Batch, { batchId: string; act: BatchAct }>(async ({ input: asked }) => {
          calls.act.push(asked.act);
          return settle(act.shift());
        }),
      },
      actions: {
        onBatch: (_, params) => effects.push(`batch ${params.batch.state}`),
        onReview: () => effects.push('review'),
        onEdit: () => effects.push('edit'),
      },
    }),
    { input: { templateId: TEMPLATE_ID, batch: null, isReviewing: false, ...input } },
  ).start();
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (current) => current.matches(state));
  const send = (event: Parameters<typeof actor.send>[0]) => actor.send(event);
  return { send, read: () => actor.getSnapshot(), reach, calls, effects };
}

const sheet = () => new File(['a'], 'a.xlsx');
const refused = (code: ApiError['code'], status = 422) => new ApiError(code, { status });

it('walks from a file to the last contract', async () => {
  const { send, reach, calls, effects } = begin(
    {},
    {
      read: [batch()],
      start: [batch({ state: 'RUNNING' })],
      act: [batch({ state: 'PAUSED' }), batch({ state: 'RUNNING' })],
    },
  );
  send({ type: 'file.chosen', file: sheet() });
  await reach('editing');
  send({ type: 'review', leaveOutWrong: true });
  await reach('reviewing');
  send({ type: 'start' });
  await reach({ started: 'running' });
  send({ type: 'act', act: { kind: 'pause' } });
  await reach({ started: 'paused' });
  send({ type: 'act', act: { kind: 'resume' } });
  await reach({ started: 'running' });
  send({ type: 'batch.read', batch: batch({ state: 'DONE' }) });
  await reach({ started: 'ended' });
  expect(calls.start[0]).toMatchObject({ batchId: BATCH_ID, version: 1, leaveOutWrong: true, keepVersion: false });
  expect(effects).toEqual(['batch DRAFT', 'review', 'batch RUNNING', 'batch PAUSED', 'batch RUNNING']);
});

it('asks what the columns mean, and which sheet is meant', async () => {
  const { send, reach, calls } = begin(
    {},
    { read: [refused('SHEET_CHOICE', 409), refused('SHEET_HEAD_WRONG'), batch()] },
  );
  send({ type: 'file.chosen', file: sheet() });
  await reach('choosing');
  send({ type: 'sheet.chosen', sheet: '12월' });
  await reach('mapping');
  send({ type: 'columns.matched', columns: { name: 2 } });
  await reach('editing');
  expect(calls.read.map(({ sheet: name, columns }) => [name, columns])).toEqual([
    [null, null],
    ['12월', null],
    ['12월', { name: 2 }],
  ]);
});

it('returns to where the file was chosen if it cannot be read, and loses nothing', async () => {
  const fresh = begin({}, { read: [refused('SHEET_UNREADABLE')] });
  fresh.send({ type: 'file.chosen', file: sheet() });
  await fresh.reach('asking');
  expect(fresh.read().context.failure?.code).toBe('SHEET_UNREADABLE');

  const again = begin({ batch: batch() }, { read: [refused('TOO_MANY')] });
  again.send({ type: 'file.chosen', file: sheet() });
  await again.reach('editing');
  expect(again.calls.read[0]?.batchId).toBe(BATCH_ID);
  expect(again.read().context).toMatchObject({ failure: { code: 'TOO_MANY' }, batch: { batchId: BATCH_ID } });
});

it.each([
  ['DRAFT', 'editing'],
  ['SCHEDULED', { started: 'scheduled' }],
  ['RUNNING', { started: 'running' }],
  ['PAUSED', { started: 'paused' }],
  ['DONE', { started: 'ended' }],
  ['CANCELLED', { started: 'ended' }],
] as const)('opens a batch that is %s where it is', (state, value) => {
  expect(begin({ batch: batch({ state }) }).read().value).toEqual(value);
});

it('starts the same request again if the answer was lost, and another one after a refusal', async () => {
  const { send, reach, calls, read } = begin(
    { batch: batch(), isReviewing: true },
    { start: [new ApiError('NETWORK'), refused('VERSION_CHANGED', 409), batch({ state: 'RUNNING' })] },
  );
  send({ type: 'start' });
  await reach('reviewing');
  expect(read().context.failure?.code).toBe('NETWORK');
  send({ type: 'start' });
  await reach('reviewing');
  send({ type: 'start', keepVersion: true });
  await reach('started');
  const [first, second, third] = calls.start;
  expect(second?.requestKey).toBe(first?.requestKey);
  expect(third?.requestKey).not.toBe(second?.requestKey);
  expect(third?.keepVersion).toBe(true);
});

it('checks the rows against the new version, and shows them again', async () => {
  const { send, reach, read } = begin(
    { batch: batch(), isReviewing: true },
    { renew: batch({ number: 3, version: 2 }) },
  );
  send({ type: 'renew' });
  await reach('editing');
  expect(read().context.batch?.number).toBe(3);
});

it('says why an act was not possible, and stays where it was', async () => {
  const { send, reach, read } = begin(
    { batch: batch({ state: 'PAUSED' }) },
    { act: [refused('BATCH_NOT_RUNNING', 409)] },
  );
  send({ type: 'act', act: { kind: 'resume' } });
  await reach({ started: 'paused' });
  expect(read().context.failure?.code).toBe('BATCH_NOT_RUNNING');
});
