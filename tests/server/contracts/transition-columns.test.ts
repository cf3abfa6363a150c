import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '../../../server/database/schema.gen.d.ts';
import {
  readDatabaseTime,
  requireContract,
  type ContractRow,
} from '../../../server/modules/contracts/core/contracts.repository.ts';
import * as acts from '../../../server/modules/contracts/core/transitions.ts';
import { sent, verify } from '../../support/contracts.ts';
import { signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { changesBetween, undo } from '../../support/transactions.ts';

let api: TestApp;
let contractId: string;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  const owner = await signUp(api);
  await verify(api, owner);
  ({ contractId } = await sent(api, owner));
});
afterAll(() => api.close());

const BEFORE = new Date('2026-01-05T00:00:00Z');
const AT = new Date('2026-03-02T01:00:00Z');
const DEADLINE = new Date('2026-04-02T01:00:00Z');
/** 09:00 in Seoul, three days before the deadline. */
const REMINDER = new Date('2026-03-30T00:00:00Z');
/** The start of the transaction. */
const NOW = 'now';

const DRAFT = { status: 'DRAFT', sealState: 'NONE' } as const;
const SCHEDULED = { status: 'SCHEDULED', sealState: 'NONE', scheduledAt: BEFORE } as const;
const RUNNING = { status: 'IN_PROGRESS', sealState: 'NONE' } as const;
const SEALING = { status: 'IN_PROGRESS', sealState: 'PENDING' } as const;
const HELD = { status: 'IN_PROGRESS', sealState: 'HELD' } as const;
const EXPIRED = { status: 'EXPIRED', sealState: 'NONE' } as const;
const COMPLETED = { status: 'COMPLETED', sealState: 'DONE' } as const;
const ENDED = { endedAt: NOW, movedAt: NOW, nextReminderAt: null };
const SENDING = { at: AT, expiresAt: DEADLINE, documentNo: 'X-1', baseSha256: 'b', pageCount: 7 };

const put = async (transaction: Transaction<DB>, from: Partial<ContractRow>) => {
  await transaction
    .updateTable('contracts')
    .set({
      version: 7,
      message: 'before',
      sealError: 'before',
      endReason: 'before',
      remindDaysBefore: [3],
      expiresAt: new Date('2026-05-01T00:00:00Z'),
      endedAt: BEFORE,
      movedAt: BEFORE,
      nextReminderAt: BEFORE,
      sentAt: BEFORE,
      ...from,
    })
    .where('contractId', '=', contractId)
    .execute();
  return requireContract(transaction, contractId);
};

type Run = (transaction: Transaction<DB>, row: ContractRow) => Promise<unknown>;
const ROWS: [name: string, from: Partial<ContractRow>, run: Run, changes: object][] = [
  [
    'edit',
    DRAFT,
    (transaction) => acts.editDraft(transaction, contractId, 7, { title: '다른 제목' }),
    { title: '다른 제목', version: 8, movedAt: NOW },
  ],
  ['edit nothing', DRAFT, (transaction) => acts.editDraft(transaction, contractId, 7), { version: 8, movedAt: NOW }],
  ['edit an older draft', DRAFT, (transaction) => acts.editDraft(transaction, contractId, 6, { title: '제목' }), {}],
  [
    'schedule',
    DRAFT,
    (transaction, row) => acts.scheduleDraft(transaction, row, DEADLINE),
    { status: 'SCHEDULED', scheduledAt: DEADLINE, version: 8, movedAt: NOW },
  ],
  [
    'schedule an older draft',
    DRAFT,
    (transaction, row) => acts.scheduleDraft(transaction, { ...row, version: 6 }, DEADLINE),
    {},
  ],
  ['unschedule', SCHEDULED, acts.unscheduleDraft, { status: 'DRAFT', scheduledAt: null, version: 8, movedAt: NOW }],
  [
    'send',
    SCHEDULED,
    (transaction, row) => acts.markSent(transaction, row, SENDING),
    {
      status: 'IN_PROGRESS',
      documentNo: 'X-1',
      baseSha256: 'b',
      pageCount: 7,
      expiresAt: DEADLINE,
      scheduledAt: null,
      sentAt: AT,
      movedAt: NOW,
      nextReminderAt: REMINDER,
      version: 8,
    },
  ],
  ['note', RUNNING, acts.bumpContract, { movedAt: NOW }],
  [
    'remind',
    RUNNING,
    (transaction, row) => acts.setNextReminder(transaction, row, { expiresAt: DEADLINE, at: AT }),
    { movedAt: NOW, nextReminderAt: REMINDER },
  ],
  [
    'extend',
    EXPIRED,
    (transaction, row) => acts.extendContract(transaction, row, { expiresAt: DEADLINE, at: AT }),
    { status: 'IN_PROGRESS', expiresAt: DEADLINE, endedAt: null, movedAt: NOW, nextReminderAt: REMINDER },
  ],
  ['expire', RUNNING, acts.expireContract, { ...ENDED, status: 'EXPIRED' }],
  [
    'expire before the deadline',
    RUNNING,
    (transaction, row) => acts.expireContract(transaction, row, DEADLINE),
    { ...ENDED, status: 'EXPIRED', expiresAt: DEADLINE },
  ],
  [
    'reject',
    RUNNING,
    (transaction, row) => acts.rejectContract(transaction, row, '까닭'),
    { ...ENDED, status: 'REJECTED', endReason: '까닭' },
  ],
  [
    'cancel',
    HELD,
    (transaction, row) => acts.cancelContract(transaction, row, '까닭'),
    { ...ENDED, status: 'CANCELLED', sealState: 'NONE', endReason: '까닭', sealError: null },
  ],
  ['seal', HELD, acts.startSealing, { sealState: 'PENDING', sealError: null, movedAt: NOW, nextReminderAt: null }],
  [
    'fail to seal',
    SEALING,
    (transaction, row) => acts.recordSealFailure(transaction, row, 'words'),
    { sealState: 'RETRYING', sealError: 'words' },
  ],
  [
    'hold',
    RUNNING,
    (transaction, row) => acts.markHeld(transaction, row, 'FAULT'),
    { sealState: 'HELD', sealError: 'FAULT', movedAt: NOW, nextReminderAt: null },
  ],
  [
    'hold for another reason',
    HELD,
    (transaction, row) => acts.recordHoldReason(transaction, row, 'FAULT'),
    { sealError: 'FAULT' },
  ],
  [
    'resume',
    { ...HELD, expiresAt: DEADLINE },
    (transaction, row) => acts.resumeContract(transaction, row, AT),
    { sealState: 'NONE', sealError: null, movedAt: NOW, nextReminderAt: REMINDER },
  ],
  [
    'complete',
    SEALING,
    (transaction, row) => acts.completeContract(transaction, row, { certificateSha256: 'c', completedAt: AT }),
    {
      ...COMPLETED,
      sealError: null,
      certificateSha256: 'c',
      endedAt: AT,
      movedAt: NOW,
      nextReminderAt: null,
    },
  ],
  [
    'destroy',
    COMPLETED,
    (transaction, row) => acts.markDestroyed(transaction, row, { title: '', message: '', destroyedAt: AT }),
    { title: '', message: '', destroyedAt: AT, endReason: null, sealError: null },
  ],
];

test.each(ROWS)('%s changes these columns and no others', async (_, from, run, changes) => {
  await undo(api.database, async (transaction) => {
    const before = await put(transaction, from);
    await run(transaction, before);
    const after = await requireContract(transaction, contractId);
    const now = (await readDatabaseTime(transaction)).getTime();
    expect(changesBetween(before, after, now)).toEqual(changes);
  });
});

test('what cannot be done says what was tried', async () => {
  await undo(api.database, async (transaction) => {
    const running = await put(transaction, RUNNING);
    await expect(acts.unscheduleDraft(transaction, running)).rejects.toThrow(
      'A contract in IN_PROGRESS, NONE has no way by unschedule.',
    );
    await put(transaction, EXPIRED);
    await expect(acts.expireContract(transaction, running)).rejects.toThrow(
      'A contract was no longer in IN_PROGRESS, NONE.',
    );
  });
});
