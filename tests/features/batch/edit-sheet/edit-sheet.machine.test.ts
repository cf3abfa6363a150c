import { expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { editSheetMachine } from '@/features/batch/edit-sheet/model/edit-sheet.machine';
import type { ChangeRowsInput, RowsWritten } from '@/features/batch/edit-sheet/api/change-rows';
import { editCells, removeRows, toCommand } from '@/features/batch/edit-sheet/model/sheet-command';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { judge, row } from './sheet';

const COUNTS = { total: 2, wrong: 0, ready: 2, sent: 0, failed: 0, leftOut: 0 };
const rows = [row(0), row(1)];
const rename = (after: string, before = '일꾼0') => editCells([{ rowId: 'row-0', key: 'name', before, after }]);

type Answer = { rows?: RowsWritten['rows'] } | ApiError;

function edit(answers: Answer[] = []) {
  const calls: ChangeRowsInput[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    editSheetMachine.provide({
      actors: {
        write: fromRequest<RowsWritten, ChangeRowsInput>(async ({ input }) => {
          calls.push(input);
          const answer = answers.shift() ?? {};
          if (answer instanceof ApiError) throw answer;
          return { rows: answer.rows ?? [], version: input.version + 1, counts: COUNTS };
        }),
        look: fromRequest<number, { batchId: string }>(async () => 9),
      },
    }),
    { clock, input: { batchId: 'batch', version: 1, rows, judge } },
  );
  actor.start();
  const reach = (state: 'saved' | 'failed' | 'conflict') => waitFor(actor, (current) => current.matches(state));
  return {
    actor,
    calls,
    reach,
    pass: () => clock.increment(600),
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    read: () => actor.getSnapshot(),
  };
}

const nameOf = (all: readonly { rowId: string; cells: Record<string, string> }[]) =>
  all.find(({ rowId }) => rowId === 'row-0')?.cells['name'];

it('saves only the cells that were changed, after a pause', async () => {
  const { send, calls, reach, pass, read } = edit();
  send({ type: 'commanded', command: rename('가') });
  expect(read().matches('waiting')).toBe(true);
  pass();
  await reach('saved');
  expect(calls).toEqual([
    {
      batchId: 'batch',
      version: 1,
      change: { changes: [{ rowId: 'row-0', cells: { name: '가' } }], add: [], remove: [] },
    },
  ]);
  expect(read().context.version).toBe(2);
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
  expect(read().context.failure?.code).toBe('NETWORK');
  send({ type: 'retry' });
  await reach('conflict');
  expect(nameOf(read().context.rows)).toBe('가');
  send({ type: 'commanded', command: rename('나', '가') });
  send({ type: 'overwrite' });
  await reach('saved');
  expect(calls.at(-1)).toMatchObject({
    version: 9,
    change: { changes: [{ rowId: 'row-0', cells: { name: '나' } }] },
  });
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
