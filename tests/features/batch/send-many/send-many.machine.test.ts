import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sendManyMachine } from '@/features/batch/send-many/model/send-many.machine';
import type { SendManyEvent } from '@/features/batch/send-many/model/send-many.types';
import { ApiError } from '@/shared/api';
import { http, ok, server } from '../../../support/http';
import { batch, BATCH_ID, TEMPLATE_ID } from '../batch';
import { begin, refused, sheet } from './begin';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

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
  expect(calls.act).toEqual([{ kind: 'pause' }, { kind: 'resume' }]);
  expect(effects).toEqual([
    'new batch DRAFT',
    'review, wrong rows left out: true',
    'new batch RUNNING',
    'known batch PAUSED',
    'known batch RUNNING',
  ]);
});

it('begins without a file, checks against the newest version, sends and pauses, each with one request', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('/batches', async ({ request, response }) => {
      sent.push(await request.json());
      return response(200).json(ok(batch()));
    }),
    http.patch('/batches/{batchId}', async ({ params, request, response }) => {
      sent.push([params.batchId, await request.json()]);
      return response(200).json(ok(batch({ version: 2 })));
    }),
    http.post('/templates/{templateId}/send/many', async ({ params, request, response }) => {
      sent.push([params.templateId, request.headers.get('Idempotency-Key'), await request.json()]);
      return response(200).json(ok(batch({ state: 'SCHEDULED' })));
    }),
    http.post('/batches/{batchId}/pause', ({ params, response }) => {
      sent.push(params.batchId);
      return response(200).json(ok(batch({ state: 'PAUSED' })));
    }),
  );
  const effects: unknown[] = [];
  const actor = createActor(
    sendManyMachine.provide({
      actions: { onBatch: (_, params) => effects.push([params.batch.state, params.batch.version, params.isNew]) },
    }),
    { input: { templateId: TEMPLATE_ID, batch: null, isReviewing: false } },
  ).start();
  const send = (event: SendManyEvent) => actor.send(event);
  const settled = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  send({ type: 'begin' });
  await settled('editing');
  send({ type: 'review', leaveOutWrong: true });
  send({ type: 'renew' });
  const { context: renewed } = await settled('editing');
  expect(renewed.options).toEqual({ leaveOutWrong: false, keepVersion: false, scheduledAt: null });
  send({ type: 'review', leaveOutWrong: false });
  send({ type: 'scheduled', at: '2026-12-01T00:00:00Z' });
  const { requestKey } = actor.getSnapshot().context;
  send({ type: 'start' });
  await settled({ started: 'scheduled' });
  send({ type: 'act', act: { kind: 'pause' } });
  await settled({ started: 'paused' });
  expect(sent).toEqual([
    { templateId: TEMPLATE_ID },
    [BATCH_ID, { version: 1, toNewest: true }],
    [
      TEMPLATE_ID,
      requestKey,
      {
        batchId: BATCH_ID,
        version: 2,
        leaveOutWrong: false,
        keepVersion: false,
        scheduledAt: '2026-12-01T00:00:00Z',
      },
    ],
    BATCH_ID,
  ]);
  expect(effects).toEqual([
    ['DRAFT', 1, true],
    ['DRAFT', 2, true],
    ['SCHEDULED', 1, true],
    ['PAUSED', 1, false],
  ]);
});

it('keeps up with the batch while it is edited or reviewed', () => {
  const { send, read, effects } = begin({ batch: batch() });
  send({ type: 'batch.read', batch: batch({ version: 5 }) });
  send({ type: 'review', leaveOutWrong: false });
  expect([read().value, read().context.batch?.version]).toEqual(['reviewing', 5]);
  send({ type: 'batch.read', batch: batch({ version: 6 }) });
  expect([read().value, read().context.batch?.version]).toEqual(['reviewing', 6]);
  send({ type: 'back' });
  expect([read().value, read().context.isReviewing, effects.at(-1)]).toEqual(['editing', false, 'edit']);
  send({ type: 'batch.read', batch: batch({ state: 'RUNNING' }) });
  expect(read().value).toEqual({ started: 'running' });
});

it('takes over what was chosen before the sender left for another page', () => {
  expect(begin({}).read().context.options).toEqual({ leaveOutWrong: false, keepVersion: false, scheduledAt: null });
  const scheduledAt = '2026-12-01T00:00:00Z';
  expect(begin({ leaveOutWrong: true, scheduledAt }).read().context.options).toEqual({
    leaveOutWrong: true,
    keepVersion: false,
    scheduledAt,
  });
});

const keyAfter = (event: SendManyEvent) => {
  const { send, read } = begin({ batch: batch(), isReviewing: true });
  const before = read().context.requestKey;
  send(event);
  return { isNew: read().context.requestKey !== before, options: read().context.options };
};

it('makes another request of another wish, and none of the same one', () => {
  expect(keyAfter({ type: 'start' }).isNew).toBe(false);
  const scheduled = keyAfter({ type: 'scheduled', at: '2026-12-01T00:00:00Z' });
  expect([scheduled.isNew, scheduled.options.scheduledAt]).toEqual([true, '2026-12-01T00:00:00Z']);
  const fitting = keyAfter({ type: 'start', sendWhatFits: true });
  expect([fitting.isNew, fitting.options.sendWhatFits]).toEqual([true, true]);
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
  expect(read().context.failure).toBeNull();
  await reach('reviewing');
  expect(read().context.requestKey).not.toBe(calls.start[1]?.requestKey);
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
  expect([read().context.batch?.number, read().context.isReviewing]).toEqual([3, false]);
});
