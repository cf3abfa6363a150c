import { expect, test } from 'vitest';
import { buildSentReceiverColumns } from '../../../../server/modules/contracts/core/receiver-transitions.ts';
import { buildDraftColumns, buildSentColumns } from '../../../../server/modules/contracts/core/transitions.ts';

const AT = new Date('2026-03-02T01:00:00Z');
const DEADLINE = new Date('2026-04-02T01:00:00Z');

test('a new draft moved when it was made', () => {
  expect(buildDraftColumns(AT)).toEqual({ status: 'DRAFT', sealState: 'NONE', movedAt: AT });
});

test('a contract that was never a draft is in progress, and reminds as often as it says', () => {
  expect(buildSentColumns({ expiresAt: DEADLINE, remindDaysBefore: [3] }, AT)).toEqual({
    status: 'IN_PROGRESS',
    sealState: 'NONE',
    movedAt: AT,
    // 09:00 in Seoul, three days before the deadline.
    nextReminderAt: new Date('2026-03-30T00:00:00Z'),
  });
  expect(buildSentColumns({ expiresAt: DEADLINE, remindDaysBefore: [] }, AT).nextReminderAt).toBeNull();
});

test('its receivers wait until they are notified, with the turn or without it', () => {
  const columnsOf = (isTold: boolean, hasTurn: boolean) => buildSentReceiverColumns({ isTold, hasTurn }, AT);
  expect(columnsOf(true, true)).toEqual({ state: 'NOTIFIED', hasTurn: true, notifiedAt: AT });
  expect(columnsOf(true, false)).toEqual({ state: 'NOTIFIED', hasTurn: false, notifiedAt: AT });
  expect(columnsOf(false, false)).toEqual({ state: 'WAITING', hasTurn: false, notifiedAt: null });
});
