import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { editSheetMachine } from '@/features/batch/edit-sheet/model/edit-sheet.machine';
import type { ChangeRowsInput, ChangeRowsResult } from '@/features/batch/edit-sheet/api/change-rows';
import { editCells, removeRows, toCommand } from '@/features/batch/edit-sheet/model/sheet-command';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { http, ok, server } from '../../../support/http';
import { batch } from '../batch';
import { rules, row } from './sheet';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const COUNTS = { total: 2, wrong: 0, ready: 2, sent: 0, failed: 0, leftOut: 0 };
const rows = [row(0), row(1)];
const rename = (after: string, before = '일꾼0') => editCells([{ rowId: 'row-0', key: 'name', before, after }]);

type Answer = { rows?: ChangeRowsResult['rows'] } | ApiError;

function edit(answers: Answer[] = [], newest: number | ApiError = 9) {
  const calls: ChangeRowsInput[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    editSheetMachine.provide({
      actors: {
        write: fromRequest<ChangeRowsResult, ChangeRowsInput>(async ({ input }) => {
          calls.push(input);
          const answer = answers.shift() ?? {};
          if (answer instanceof ApiError) throw answer;
          return { rows: answer.rows ?? [], version: input.version + 1, counts: COUNTS };
        }),
        look: fromRequest<number, { batchId: string }>(async () => {
          if (newest instanceof ApiError) throw newest;
          return newest;
        }),
      },
    }),
    { clock, input: { batchId: 'batch', version: 1, rows, rules } },
  );
  actor.start();
  const reach = (state: 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict') =>
    waitFor(actor, (current) => current.matches(state));
  return {
    actor,
    calls,
    reach,
    pass: (milliseconds = 600) => clock.increment(milliseconds),
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    read: () => actor.getSnapshot(),
  };
}

const nameOf = (all: readonly { rowId: string; cells: Record<string, string> }[]) =>
  all.find(({ rowId }) => rowId === 'row-0')?.cells['name'];

it('saves only the cells that were changed, after a pause, and asks for the version before it overwrites', async () => {
  const sent: unknown[] = [];
  const written: unknown[] = [];
  const answer = { rows: [row(0, { name: '가' })], version: 10, counts: COUNTS };
  server.use(
    http.patch('/batches/{batchId}/rows', async ({ params, request, response }) => {
      sent.push([params.batchId, await request.json()]);
      return sent.length > 1
        ? response(200).json(ok(answer))
        : response('default').json(
            { isSuccess: false, code: 409, message: '', errorCode: 'VERSION_CONFLICT' },
            { status: 409 },
          );
    }),
    http.get('/batches/{batchId}', ({ params, response }) => {
      sent.push(params.batchId);
      return response(200).json(ok(batch({ version: 9 })));
    }),
  );
  const clock = new SimulatedClock();
  const actor = createActor(
    editSheetMachine.provide({ actions: { onWritten: (_, params) => written.push(params.written) } }),
    { clock, input: { batchId: 'batch', version: 1, rows, rules } },
  );
  const tags: string[] = [];
  actor.subscribe(({ value, tags: [tag = 'all is saved'] }) => tags.push(`${value}: ${tag}`));
  actor.start();
  actor.send({ type: 'commanded', command: rename('가') });
  clock.increment(600);
  await waitFor(actor, (snapshot) => snapshot.matches('conflict'));
  actor.send({ type: 'overwrite' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  const change = { changes: [{ rowId: 'row-0', cells: { name: '가' } }], add: [], remove: [] };
  expect(sent).toEqual([['batch', { version: 1, ...change }], 'batch', ['batch', { version: 9, ...change }]]);
  expect(written).toEqual([answer]);
  expect([context.version, context.counts, context.failure, context.sent.size]).toEqual([10, COUNTS, null, 0]);
  expect(tags).toEqual([
    'saved: all is saved',
    'waiting: unsaved',
    'saving: unsaved',
    'conflict: unsaved',
    'looking: unsaved',
    'saving: unsaved',
    'saved: all is saved',
  ]);
});

it('starts the pause again with every command, but not with one that changes nothing', () => {
  const { send, pass, read } = edit();
  send({ type: 'commanded', command: toCommand({}) });
  expect(read().value).toBe('saved');
  send({ type: 'commanded', command: rename('가') });
  pass(500);
  send({ type: 'commanded', command: rename('나', '가') });
  pass(500);
  send({ type: 'commanded', command: toCommand({}) });
  expect([read().value, nameOf(read().context.rows), read().context.past.length]).toEqual(['waiting', '나', 2]);
  pass(100);
  expect(read().value).toBe('saving');
});

it('has nothing to undo or redo at the start, and nothing to redo after another command', () => {
  const { send, read } = edit();
  send({ type: 'undo' });
  send({ type: 'redo' });
  const { context, status } = read();
  expect([status, context.past, context.future, context.rows]).toEqual(['active', [], [], rows]);
  send({ type: 'commanded', command: rename('가') });
  send({ type: 'undo' });
  send({ type: 'commanded', command: rename('나') });
  send({ type: 'redo' });
  expect([nameOf(read().context.rows), read().context.future]).toEqual(['나', []]);
});

it('undoes one command after the other, the last 200', () => {
  const { send, read } = edit();
  for (let step = 1; step <= 202; step += 1)
    send({ type: 'commanded', command: rename(`${step}`, step === 1 ? '일꾼0' : `${step - 1}`) });
  for (let step = 1; step <= 202; step += 1) send({ type: 'undo' });
  const { context } = read();
  expect([nameOf(context.rows), context.past.length, context.future.length]).toEqual(['2', 0, 200]);
});

it('undoes and redoes whole commands, and saves both', async () => {
  const { send, calls, reach, read } = edit();
  send({ type: 'commanded', command: rename('가') });
  send({ type: 'undo' });
  expect(read().context.rows).toEqual(rows);
  send({ type: 'redo' });
  expect(nameOf(read().context.rows)).toBe('가');
  send({ type: 'undo' });
  send({ type: 'flush' });
  await reach('saved');
  expect(calls[0]?.change.changes).toEqual([{ rowId: 'row-0', cells: { name: '일꾼0' } }]);
});

it('keeps what was typed while a request was running', async () => {
  const { send, reach, read, calls } = edit([{ rows: [row(0, { name: '서버의 이름' })] }]);
  send({ type: 'commanded', command: rename('가') });
  send({ type: 'flush' });
  send({ type: 'commanded', command: rename('나', '가') });
  await reach('saved');
  expect(nameOf(read().context.rows)).toBe('나');
  expect(calls.map(({ version }) => version)).toEqual([1, 2]);
});

it('loses nothing if saving fails or somebody else was first', async () => {
  const { send, reach, read, calls } = edit([new ApiError('NETWORK'), new ApiError('VERSION_CONFLICT')]);
  send({ type: 'commanded', command: rename('가') });
  send({ type: 'flush' });
  await reach('failed');
  expect([read().context.failure?.code, read().hasTag('unsaved')]).toEqual(['NETWORK', true]);
  send({ type: 'retry' });
  expect(read().context.failure).toBeNull();
  await reach('conflict');
  const { context } = read();
  expect([context.failure?.code, context.sent.size, nameOf(context.rows)]).toEqual(['VERSION_CONFLICT', 0, '가']);
  send({ type: 'commanded', command: toCommand({ added: [{ rowId: 'new', position: 2, cells: {} }] }) });
  for (const type of ['retry', 'flush'] as const) expect(read().can({ type })).toBe(false);
  send({ type: 'overwrite' });
  await reach('saved');
  expect(calls.at(-1)).toEqual({
    batchId: 'batch',
    version: 9,
    change: {
      changes: [{ rowId: 'row-0', cells: { name: '가' } }],
      add: [{ rowId: 'new', position: 2, cells: {} }],
      remove: [],
    },
  });
});

it('saves what could not be saved together with the next command', async () => {
  const { send, reach, calls, pass, read } = edit([new ApiError('NETWORK')]);
  send({ type: 'commanded', command: rename('가') });
  send({ type: 'flush' });
  await reach('failed');
  send({ type: 'commanded', command: toCommand({}) });
  expect(read().value).toBe('failed');
  send({ type: 'commanded', command: toCommand({ added: [{ rowId: 'new', position: 2, cells: {} }] }) });
  expect(read().value).toBe('waiting');
  pass();
  await reach('saved');
  const [first, second] = calls;
  expect(second?.change).toEqual({ ...first?.change, add: [{ rowId: 'new', position: 2, cells: {} }] });
});

it('saves at once what could not be saved, before it goes on', async () => {
  const { send, reach, calls } = edit([new ApiError('NETWORK')]);
  send({ type: 'commanded', command: rename('가') });
  send({ type: 'flush' });
  await reach('failed');
  send({ type: 'flush' });
  await reach('saved');
  expect(calls[1]).toEqual(calls[0]);
});

it('stays in conflict, and says why, if the version cannot be read', async () => {
  const { send, reach, read } = edit([new ApiError('VERSION_CONFLICT')], new ApiError('NETWORK'));
  send({ type: 'commanded', command: rename('가') });
  send({ type: 'flush' });
  await reach('conflict');
  send({ type: 'overwrite' });
  expect(read().value).toBe('looking');
  await reach('conflict');
  expect([read().context.failure?.code, read().context.version]).toEqual(['NETWORK', 1]);
});

it('sends at most 1,000 rows in a call', async () => {
  const { send, reach, calls } = edit();
  const added = Array.from({ length: 2_300 }, (_, index) => ({
    rowId: `new-${index}`,
    position: index + 2,
    cells: { name: '새' },
  }));
  send({ type: 'commanded', command: toCommand({ added }) });
  send({ type: 'flush' });
  await reach('saved');
  expect(calls.map(({ change }) => change.add.length)).toEqual([1_000, 1_000, 300]);
});

it('adds a removed row again if its removal is undone before and after it was saved', async () => {
  const { send, reach, calls, read } = edit();
  const [first] = rows;
  if (!first) throw new Error('There are no rows.');
  send({ type: 'commanded', command: removeRows([first]) });
  send({ type: 'undo' });
  send({ type: 'flush' });
  await reach('saved');
  expect(calls[0]?.change).toEqual({
    changes: [],
    remove: ['row-0'],
    add: [{ rowId: 'row-0', position: 0, cells: first.cells }],
  });
  expect(read().context.rows).toEqual(rows);
});

it('never tells the server about a row that was added and removed again', async () => {
  const { send, read } = edit();
  send({ type: 'commanded', command: toCommand({ added: [{ rowId: 'new', position: 2, cells: {} }] }) });
  send({ type: 'undo' });
  expect(read().context.pending.size).toBe(0);
});
