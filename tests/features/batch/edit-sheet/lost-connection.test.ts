import { expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { ChangeRowsInput, ChangeRowsResult } from '@/features/batch/edit-sheet/api/change-rows';
import { editSheetMachine } from '@/features/batch/edit-sheet/model/edit-sheet.machine';
import { editCells } from '@/features/batch/edit-sheet/model/sheet-command';
import { ApiError } from '@/shared/api';
import { fromRequest } from '@/shared/lib/actors';
import { rules, row } from './sheet';

const COUNTS = { total: 1, wrong: 0, ready: 1, sent: 0, failed: 0, leftOut: 0 };
const renaming = editCells([{ rowId: 'row-0', key: 'name', before: '일꾼0', after: '새 이름' }]);

/** A sheet whose first save fails. */
function edit(failure: ApiError) {
  const calls: ChangeRowsInput[] = [];
  const clock = new SimulatedClock();
  const write = fromRequest<ChangeRowsResult, ChangeRowsInput>(async ({ input }) => {
    calls.push(input);
    if (calls.length === 1) throw failure;
    return { rows: [], version: input.version + 1, counts: COUNTS };
  });
  const actor = createActor(editSheetMachine.provide({ actors: { write } }), {
    clock,
    input: { batchId: 'batch', version: 1, rows: [row(0)], rules },
  }).start();
  actor.send({ type: 'commanded', command: renaming });
  clock.increment(600);
  return {
    calls,
    restore: () => actor.send({ type: 'connection.restored' }),
    pass: (milliseconds: number) => clock.increment(milliseconds),
    reach: (state: 'saved' | 'failed') => waitFor(actor, (current) => current.matches(state)),
    read: () => actor.getSnapshot().value,
  };
}

it.each<[string, (sheet: ReturnType<typeof edit>) => void]>([
  ['once the connection is back', ({ restore }) => restore()],
  ['a while after the server could not be reached', ({ pass }) => pass(10_000)],
])('saves by itself %s', async (_, restore) => {
  const sheet = edit(new ApiError('NETWORK'));
  await sheet.reach('failed');
  restore(sheet);
  await sheet.reach('saved');
  expect(sheet.calls).toHaveLength(2);
});

it('does not repeat by itself what the server has refused', async () => {
  const sheet = edit(new ApiError('BATCH_STARTED', { status: 409 }));
  await sheet.reach('failed');
  sheet.restore();
  sheet.pass(60_000);
  expect([sheet.read(), sheet.calls.length]).toEqual(['failed', 1]);
});
