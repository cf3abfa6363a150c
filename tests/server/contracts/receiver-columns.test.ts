import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '../../../server/database/schema.gen.d.ts';
import { readDatabaseTime } from '../../../server/modules/contracts/core/contracts.repository.ts';
import * as acts from '../../../server/modules/contracts/core/receiver-transitions.ts';
import {
  listReceivers,
  requireReceiver,
  type ReceiverRow,
} from '../../../server/modules/contracts/core/receivers.repository.ts';
import { sent, verify } from '../../support/contracts.ts';
import { signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { changesBetween, undo } from '../../support/transactions.ts';

let api: TestApp;
let contractId: string;
let otherContractId: string;
let receiverUuid: string;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  const owner = await signUp(api);
  await verify(api, owner);
  const made = await sent(api, owner);
  contractId = made.contractId;
  receiverUuid = made.receivers[0]?.receiverUuid ?? '';
  otherContractId = (await sent(api, owner)).contractId;
});
afterAll(() => api.close());

const BEFORE = new Date('2026-01-05T00:00:00Z');
const AT = new Date('2026-03-02T01:00:00Z');
/** The start of the transaction. */
const NOW = 'now';
const DELEGATE = { name: '정해원', email: 'd@out.example', phone: null, channels: ['MAIL' as const] };

const put = async (transaction: Transaction<DB>, from: Partial<ReceiverRow>) => {
  await transaction
    .updateTable('receivers')
    .set({
      linkVersion: 4,
      notifiedAt: BEFORE,
      openedAt: BEFORE,
      verifiedAt: BEFORE,
      consentedAt: BEFORE,
      viewedAt: BEFORE,
      hasTurn: true,
      ...from,
    })
    .where('receiverUuid', '=', receiverUuid)
    .execute();
  return requireReceiver(transaction, contractId, receiverUuid);
};

type Run = (transaction: Transaction<DB>, row: ReceiverRow) => Promise<unknown>;
const AGAIN = {
  state: 'NOTIFIED',
  linkVersion: 5,
  notifiedAt: AT,
  openedAt: null,
  verifiedAt: null,
  consentedAt: null,
  viewedAt: null,
};
const ROWS: [name: string, from: Partial<ReceiverRow>, run: Run, changes: object][] = [
  [
    'telling a reader',
    { state: 'WAITING' },
    (transaction, row) => acts.notifyViewer(transaction, row, AT),
    { state: 'NOTIFIED', notifiedAt: AT },
  ],
  [
    'giving the first turn',
    { state: 'WAITING', hasTurn: false },
    acts.giveTurn,
    { state: 'NOTIFIED', hasTurn: true, notifiedAt: NOW },
  ],
  ['giving a turn again', { state: 'OPENED', hasTurn: false }, acts.giveTurn, { hasTurn: true }],
  [
    'opening',
    { state: 'NOTIFIED' },
    (transaction, row) => acts.markOpened(transaction, row, AT),
    { state: 'OPENED', openedAt: AT },
  ],
  [
    'verifying',
    { state: 'OPENED' },
    (transaction, row) => acts.markVerified(transaction, row, AT),
    { state: 'VERIFIED', verifiedAt: AT },
  ],
  [
    'agreeing',
    { state: 'VERIFIED' },
    (transaction, row) => acts.markConsented(transaction, row, AT),
    { consentedAt: AT },
  ],
  ['looking', { state: 'VERIFIED' }, (transaction, row) => acts.markViewed(transaction, row, AT), { viewedAt: AT }],
  [
    'reading',
    { state: 'VERIFIED' },
    (transaction, row) => acts.markViewed(transaction, { ...row, role: 'VIEWER' }, AT),
    { state: 'VIEWED', viewedAt: AT, finishedAt: AT },
  ],
  [
    'signing',
    { state: 'VERIFIED' },
    (transaction, row) => acts.markSigned(transaction, row, AT),
    { state: 'SIGNED', hasTurn: false, finishedAt: AT },
  ],
  [
    'approving',
    { state: 'VERIFIED' },
    (transaction, row) => acts.markApproved(transaction, row, AT),
    { state: 'APPROVED', hasTurn: false, finishedAt: AT },
  ],
  [
    'declining',
    { state: 'OPENED' },
    (transaction, row) => acts.markRejected(transaction, row, AT),
    { state: 'REJECTED', hasTurn: false, finishedAt: AT },
  ],
  [
    'delegating',
    { state: 'OPENED' },
    (transaction, row) => acts.replaceWithDelegate(transaction, row, DELEGATE, AT),
    { state: 'DELEGATED', hasTurn: false, finishedAt: AT },
  ],
  [
    'starting again',
    { state: 'OPENED' },
    (transaction, row) => acts.restartReceiver(transaction, row, { name: '정해원' }, AT),
    { ...AGAIN, name: '정해원' },
  ],
  [
    'starting again before the first turn',
    { state: 'WAITING' },
    (transaction, row) => acts.restartReceiver(transaction, row, {}, AT),
    { linkVersion: 5, openedAt: null, verifiedAt: null, consentedAt: null, viewedAt: null },
  ],
  [
    'starting again in the language that the same person chose',
    { state: 'OPENED', chosenLanguage: 'vi' },
    (transaction, row) => acts.restartReceiver(transaction, row, { email: 'other@out.example' }, AT),
    { ...AGAIN, email: 'other@out.example' },
  ],
  [
    'starting again with another person, who may not read it',
    { state: 'OPENED', chosenLanguage: 'vi' },
    (transaction, row) => acts.restartReceiver(transaction, row, { name: '정해원' }, AT),
    { ...AGAIN, name: '정해원', chosenLanguage: null },
  ],
  [
    'starting again in a language that the sender sets',
    { state: 'OPENED', chosenLanguage: 'vi' },
    (transaction, row) => acts.restartReceiver(transaction, row, { language: 'th' }, AT),
    { ...AGAIN, language: 'th', chosenLanguage: null },
  ],
  ['asking for values', { state: 'SIGNED', hasTurn: false }, acts.requestValues, { state: 'NOTIFIED', hasTurn: true }],
  [
    'answering',
    { state: 'NOTIFIED' },
    (transaction, row) => acts.markAnswered(transaction, row, false),
    { state: 'SIGNED', hasTurn: false },
  ],
  ['asking for consent', { state: 'SIGNED', hasTurn: false }, acts.requestConsent, { hasTurn: true }],
  [
    'consenting',
    { state: 'SIGNED' },
    (transaction, row) => acts.markReconfirmed(transaction, row, false),
    { hasTurn: false },
  ],
];

test.each(ROWS)('%s changes these columns and no others', async (_, from, run, changes) => {
  await undo(api.database, async (transaction) => {
    const before = await put(transaction, from);
    await run(transaction, before);
    const after = await requireReceiver(transaction, contractId, receiverUuid);
    const now = (await readDatabaseTime(transaction)).getTime();
    expect(changesBetween(before, after, now)).toEqual(changes);
  });
});

test('a delegate takes the same place with the same checks', async () => {
  await undo(api.database, async (transaction) => {
    const before = await put(transaction, {
      state: 'OPENED',
      title: '대표',
      message: '잘 부탁드려요',
      signingOrder: 2,
      verifications: ['PHONE_CODE'],
      phone: '01012345678',
      channels: ['SMS'],
      accessCodeHash: 'hash',
      accessCodeHint: 'hint',
    });
    const uuid = await acts.replaceWithDelegate(transaction, before, DELEGATE, AT);
    const delegate = await requireReceiver(transaction, contractId, uuid);
    expect(changesBetween(before, delegate, 0)).toEqual({
      ...DELEGATE,
      receiverUuid: uuid,
      state: 'NOTIFIED',
      linkVersion: 1,
      notifiedAt: AT,
      openedAt: null,
      verifiedAt: null,
      consentedAt: null,
      viewedAt: null,
      delegatedFrom: receiverUuid,
    });
  });
});

test('nobody of an ended contract has a turn, and others keep theirs', async () => {
  await undo(api.database, async (transaction) => {
    await put(transaction, {});
    const others = await listReceivers(transaction, otherContractId);
    await acts.endTurns(transaction, contractId);
    expect((await listReceivers(transaction, contractId)).filter(({ hasTurn }) => hasTurn)).toEqual([]);
    expect(others.some(({ hasTurn }) => hasTurn)).toBe(true);
    expect(await listReceivers(transaction, otherContractId)).toEqual(others);
  });
});

test('what cannot be done says what was tried', async () => {
  await undo(api.database, async (transaction) => {
    const opened = await put(transaction, { state: 'OPENED' });
    await expect(acts.markSigned(transaction, opened, AT)).rejects.toThrow('A receiver in OPENED has no way by sign.');
    await put(transaction, { state: 'VERIFIED' });
    await expect(acts.markRejected(transaction, opened, AT)).rejects.toThrow('A receiver was no longer in OPENED.');
  });
});
