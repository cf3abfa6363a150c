import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '../../../server/database/schema.gen.d.ts';
import { requireContract, type ContractRow } from '../../../server/modules/contracts/core/contracts.repository.ts';
import * as receiverActs from '../../../server/modules/contracts/core/receiver-transitions.ts';
import {
  IllegalTransitionError,
  type ContractAction,
  type ContractStatePair,
  type ReceiverAction,
} from '../../../server/modules/contracts/core/state-chart.ts';
import * as acts from '../../../server/modules/contracts/core/transitions.ts';
import { requireReceiver, type ReceiverRow } from '../../../server/modules/contracts/core/receivers.repository.ts';
import { sent, verify } from '../../support/contracts.ts';
import { signUp } from '../../support/people.ts';
import { readStateDiagram } from '../../support/state-diagram.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { undo } from '../../support/transactions.ts';

let api: TestApp;
let contractId: string;
let receiverUuid: string;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  const owner = await signUp(api);
  await verify(api, owner);
  const made = await sent(api, owner);
  contractId = made.contractId;
  receiverUuid = made.receivers[0]?.receiverUuid ?? '';
});
afterAll(() => api.close());

const AT = new Date('2026-03-02T01:00:00Z');
const LATER = new Date('2026-04-02T01:00:00Z');
type Run<Row> = (transaction: Transaction<DB>, row: Row) => Promise<unknown>;

const CONTRACT_ACTS: Record<ContractAction, Run<ContractRow>> = {
  edit: (transaction, { version }) => acts.editDraft(transaction, contractId, version, { title: '다른 제목' }),
  schedule: (transaction, row) => acts.scheduleDraft(transaction, row, LATER),
  unschedule: acts.unscheduleDraft,
  send: (transaction, row) =>
    acts.markSent(transaction, row, { at: AT, expiresAt: LATER, documentNo: 'X-1', baseSha256: 'b', pageCount: 1 }),
  note: acts.bumpContract,
  remind: (transaction, row) => acts.setNextReminder(transaction, row, { expiresAt: LATER, at: AT }),
  extend: (transaction, row) => acts.extendContract(transaction, row, { expiresAt: LATER, at: AT }),
  expire: acts.expireContract,
  reject: (transaction, row) => acts.rejectContract(transaction, row, '까닭'),
  cancel: (transaction, row) => acts.cancelContract(transaction, row, '까닭'),
  requestSeal: acts.startSealing,
  failSeal: (transaction, row) => acts.recordSealFailure(transaction, row, 'words'),
  hold: (transaction, row) => acts.markHeld(transaction, row, 'FAULT'),
  keepHeld: (transaction, row) => acts.recordHoldReason(transaction, row, 'FAULT'),
  resume: (transaction, row) => acts.resumeContract(transaction, row, AT),
  complete: (transaction, row) => acts.completeContract(transaction, row, { certificateSha256: 'c', completedAt: AT }),
  destroy: (transaction, row) => acts.markDestroyed(transaction, row, { title: '', message: '', destroyedAt: AT }),
};

const RECEIVER_ACTS: Record<ReceiverAction, Run<ReceiverRow>> = {
  tell: (transaction, row) => receiverActs.notifyViewer(transaction, row, AT),
  giveTurn: receiverActs.giveTurn,
  open: (transaction, row) => receiverActs.markOpened(transaction, row, AT),
  verify: (transaction, row) => receiverActs.markVerified(transaction, row, AT),
  agree: (transaction, row) => receiverActs.markConsented(transaction, row, AT),
  view: (transaction, row) => receiverActs.markViewed(transaction, { ...row, role: 'SIGNER' }, AT),
  finishReading: (transaction, row) => receiverActs.markViewed(transaction, { ...row, role: 'VIEWER' }, AT),
  sign: (transaction, row) => receiverActs.markSigned(transaction, row, AT),
  approve: (transaction, row) => receiverActs.markApproved(transaction, row, AT),
  reject: (transaction, row) => receiverActs.markRejected(transaction, row, AT),
  delegate: (transaction, row) =>
    receiverActs.replaceWithDelegate(
      transaction,
      row,
      { name: '정해원', email: 'd@out.example', phone: null, channels: ['MAIL'] },
      AT,
    ),
  restart: (transaction, row) => receiverActs.restartReceiver(transaction, row, { name: '정해원' }, AT),
  requestValues: receiverActs.requestValues,
  answerValues: (transaction, row) => receiverActs.markAnswered(transaction, row, false),
  requestConsent: receiverActs.requestConsent,
  consentToValues: (transaction, row) => receiverActs.markReconfirmed(transaction, row, false),
};

/** The states in the diagram, by the pair of columns that stores them. */
const STATES = {
  DRAFT: 'DRAFT NONE',
  SCHEDULED: 'SCHEDULED NONE',
  RUNNING: 'IN_PROGRESS NONE',
  SEALING: 'IN_PROGRESS PENDING',
  RETRYING: 'IN_PROGRESS RETRYING',
  HELD: 'IN_PROGRESS HELD',
  COMPLETED: 'COMPLETED DONE',
  REJECTED: 'REJECTED NONE',
  CANCELLED: 'CANCELLED NONE',
  EXPIRED: 'EXPIRED NONE',
};
const STATUSES = ['DRAFT', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;
const SEAL_STATES = ['NONE', 'PENDING', 'RETRYING', 'HELD', 'DONE'] as const;
const PAIRS = STATUSES.flatMap((status) => SEAL_STATES.map((sealState) => ({ status, sealState })));
const RECEIVER_STATES = [
  ...(['WAITING', 'NOTIFIED', 'OPENED', 'VERIFIED', 'SIGNED', 'APPROVED', 'VIEWED', 'REJECTED', 'DELEGATED'] as const),
];
const nameOf = ({ status, sealState }: ContractStatePair) => `${status} ${sealState}`;

const tried = <Answer>(work: (transaction: Transaction<DB>) => Promise<Answer>) => undo(api.database, work);

const putPair = (transaction: Transaction<DB>, { status, sealState }: ContractStatePair) =>
  transaction
    .updateTable('contracts')
    .set({ status, sealState, scheduledAt: status === 'SCHEDULED' ? AT : null })
    .where('contractId', '=', contractId)
    .execute();

/** True if the table's constraints allow a pair, even one that isn't in the diagram. */
const mayStand = (pair: ContractStatePair) =>
  tried((transaction) => putPair(transaction, pair)).then(
    () => true,
    (error: unknown) => {
      if (!String(error).includes('violates check constraint')) throw error;
      return false;
    },
  );

const putState = (transaction: Transaction<DB>, state: ReceiverRow['state']) =>
  transaction.updateTable('receivers').set({ state }).where('receiverUuid', '=', receiverUuid).execute();

/** False if the diagram or the row prevented the action. */
const isDone = (act: Promise<unknown>) =>
  act.then(
    (answer) => answer !== undefined,
    (error: unknown) => {
      if (error instanceof IllegalTransitionError) return false;
      throw error;
    },
  );

describe('contracts', () => {
  test('each act leads from each pair where the chart says, and nowhere else', async () => {
    const names = new Map(Object.entries(STATES).map(([name, pair]) => [pair, name]));
    const standing: string[] = [];
    const done: string[] = [];
    for (const pair of PAIRS) {
      const stands = await mayStand(pair);
      if (stands) standing.push(nameOf(pair));
      for (const [act, run] of Object.entries(CONTRACT_ACTS)) {
        const { isMoved, before, after } = await tried(async (transaction) => {
          if (stands) await putPair(transaction, pair);
          const known = await requireContract(transaction, contractId);
          // Pairs that no row can have are tried anyway, as if somebody had made them up.
          const moved = await isDone(run(transaction, stands ? known : { ...known, ...pair }));
          return { isMoved: moved, before: known, after: await requireContract(transaction, contractId) };
        });
        if (isMoved) done.push(`${act}: ${names.get(nameOf(pair))} → ${names.get(nameOf(after))}`);
        else if (!isDeepStrictEqual(after, before)) done.push(`${act}: refused, and changed ${nameOf(pair)}`);
      }
    }
    expect(standing).toEqual(expect.arrayContaining(Object.values(STATES)));
    expect(done.toSorted()).toEqual((await readStateDiagram('contract')).toSorted());
  });

  test('a row that has moved on is not moved again by whoever knows it from before', async () => {
    for (const from of PAIRS.filter((pair) => Object.values(STATES).includes(nameOf(pair))))
      for (const [act, run] of Object.entries(CONTRACT_ACTS)) {
        const now = from.status === 'REJECTED' ? 'EXPIRED' : 'REJECTED';
        await tried(async (transaction) => {
          await putPair(transaction, from);
          const known = await requireContract(transaction, contractId);
          await putPair(transaction, { status: now, sealState: 'NONE' });
          const before = await requireContract(transaction, contractId);
          expect([act, from, await isDone(run(transaction, known))]).toEqual([act, from, false]);
          expect(await requireContract(transaction, contractId)).toEqual(before);
        });
      }
  });
});

describe('receivers', () => {
  test('each act leads from each state where the chart says, and nowhere else', async () => {
    const done: string[] = [];
    for (const from of RECEIVER_STATES)
      for (const [act, run] of Object.entries(RECEIVER_ACTS)) {
        const { isMoved, before, after } = await tried(async (transaction) => {
          await putState(transaction, from);
          const known = await requireReceiver(transaction, contractId, receiverUuid);
          const moved = await isDone(run(transaction, known));
          return { isMoved: moved, before: known, after: await requireReceiver(transaction, contractId, receiverUuid) };
        });
        if (isMoved) done.push(`${act}: ${from} → ${after.state}`);
        else if (!isDeepStrictEqual(after, before)) done.push(`${act}: refused, and changed ${from}`);
      }
    expect(done.toSorted()).toEqual((await readStateDiagram('receiver')).toSorted());
  });

  test('a row that has moved on is not moved again by whoever knows it from before', async () => {
    for (const from of RECEIVER_STATES)
      for (const [act, run] of Object.entries(RECEIVER_ACTS)) {
        await tried(async (transaction) => {
          await putState(transaction, from);
          const known = await requireReceiver(transaction, contractId, receiverUuid);
          await putState(transaction, from === 'REJECTED' ? 'DELEGATED' : 'REJECTED');
          expect([act, from, await isDone(run(transaction, known))]).toEqual([act, from, false]);
        });
      }
  });
});
