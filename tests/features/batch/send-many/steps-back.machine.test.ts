import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { sendManyMachine } from '@/features/batch/send-many/model/send-many.machine';
import { ApiError } from '@/shared/api';
import { http, server } from '../../../support/http';
import { batch, BATCH_ID, TEMPLATE_ID } from '../batch';
import { begin, refused, sheet } from './begin';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('shows how much of the file has arrived, and forgets the file when its upload is stopped', () => {
  const { send, read, calls } = begin({}, { read: [] });
  const file = sheet();
  send({ type: 'file.chosen', file });
  expect(calls.read).toEqual([{ templateId: TEMPLATE_ID, batchId: null, file, sheet: null, columns: null }]);
  send({ type: 'progressed', share: 0.4 });
  expect(read().context.share).toBe(0.4);
  send({ type: 'back' });
  const { value, context } = read();
  expect([value, context.file, context.share]).toEqual(['asking', null, 0]);
});

it.each([
  ['mapping', refused('SHEET_HEAD_WRONG')],
  ['choosing', refused('SHEET_CHOICE', 409)],
] as const)('goes back from %s to where the file was chosen, and begins with the next file', async (state, why) => {
  const { send, read, reach, calls } = begin({ batch: batch() }, { read: [why, batch()] });
  send({ type: 'file.chosen', file: sheet() });
  await reach(state);
  expect(read().context.failure).toBe(why);
  if (state === 'choosing') send({ type: 'sheet.chosen', sheet: '12월' });
  else send({ type: 'columns.matched', columns: { name: 2 } });
  expect(read().context.failure).toBeNull();
  await reach('editing');
  expect(read().context).toMatchObject({ file: null, sheet: null, columns: null, failure: null });
  expect(calls.read).toHaveLength(2);
});

it.each([
  ['mapping', refused('SHEET_HEAD_WRONG')],
  ['choosing', refused('SHEET_CHOICE', 409)],
] as const)('leaves %s without having read the file', async (state, why) => {
  const { send, read, reach } = begin({}, { read: [why] });
  send({ type: 'file.chosen', file: sheet() });
  await reach(state);
  send({ type: 'back' });
  expect([read().value, read().context.file, read().context.failure]).toEqual(['asking', null, null]);
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

it('goes one step back, and says why, if there is no batch or it cannot be checked again', async () => {
  const { send, reach, read } = begin({ batch: batch(), isReviewing: true }, { renew: new ApiError('NETWORK') });
  send({ type: 'renew' });
  await reach('renewing');
  await reach('reviewing');
  expect(read().context.failure?.code).toBe('NETWORK');
  send({ type: 'back' });
  expect(read().context.failure).toBeNull();

  server.use(http.post('/batches', ({ response }) => response.untyped(Response.error())));
  const actor = createActor(sendManyMachine, {
    input: { templateId: TEMPLATE_ID, batch: null, isReviewing: false },
  }).start();
  actor.send({ type: 'begin' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('asking'));
  expect(context.failure?.code).toBe('NETWORK');
});

it('says why an act was not possible, and stays where it was', async () => {
  const { send, reach, read } = begin(
    { batch: batch({ state: 'PAUSED' }) },
    { act: [refused('BATCH_NOT_RUNNING', 409)] },
  );
  send({ type: 'act', act: { kind: 'resume' } });
  await reach('acting');
  await reach({ started: 'paused' });
  expect(read().context.failure?.code).toBe('BATCH_NOT_RUNNING');
  send({ type: 'act', act: { kind: 'resume' } });
  expect(read().context.failure).toBeNull();
});
