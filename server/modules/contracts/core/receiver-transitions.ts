import type { Transaction, UpdateObject } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../../database/schema.gen.d.ts';
import { DATABASE_NOW } from './contracts.repository.ts';
import { RECEIVER_COLUMNS, type ReceiverChange, type ReceiverRow } from './receivers.repository.ts';
import { requireReceiverTransition, IllegalTransitionError, type ReceiverAction } from './state-chart.ts';

type Known = Pick<ReceiverRow, 'receiverUuid' | 'state'>;

/** Performs an action on a receiver. Throws if their state has changed since the caller read it. */
async function move(
  transaction: Transaction<DB>,
  act: ReceiverAction,
  { receiverUuid, state: from }: Known,
  set: UpdateObject<DB, 'receivers'>,
): Promise<ReceiverRow> {
  const state = requireReceiverTransition(act, from);
  const moved = await transaction
    .updateTable('receivers')
    .set({ ...set, state })
    .where('receiverUuid', '=', receiverUuid)
    .where('state', '=', from)
    .returning(RECEIVER_COLUMNS)
    .executeTakeFirst();
  if (!moved) throw new IllegalTransitionError(`A receiver was no longer in ${from}.`);
  return moved;
}

/** Returns the columns of a receiver whose contract is inserted as sent. */
export const buildSentReceiverColumns = ({ isTold, hasTurn }: { isTold: boolean; hasTurn: boolean }, at: Date) => ({
  state: isTold ? requireReceiverTransition(hasTurn ? 'giveTurn' : 'tell', 'WAITING') : ('WAITING' as const),
  hasTurn,
  notifiedAt: isTold ? at : null,
});

export const notifyViewer = (transaction: Transaction<DB>, receiver: Known, notifiedAt: Date | null) =>
  move(transaction, 'tell', receiver, { notifiedAt });

/**
 * Gives a receiver the turn. If they get it back after a missed deadline, they keep the time of their first
 * notification.
 */
export const giveTurn = (transaction: Transaction<DB>, receiver: Known) =>
  move(transaction, 'giveTurn', receiver, {
    hasTurn: true,
    ...(receiver.state === 'WAITING' && { notifiedAt: DATABASE_NOW }),
  });

export const markOpened = (transaction: Transaction<DB>, receiver: Known, openedAt: Date) =>
  move(transaction, 'open', receiver, { openedAt });

export const markVerified = (transaction: Transaction<DB>, receiver: Known, verifiedAt: Date) =>
  move(transaction, 'verify', receiver, { verifiedAt });

export const markConsented = (transaction: Transaction<DB>, receiver: Known, consentedAt: Date) =>
  move(transaction, 'agree', receiver, { consentedAt });

/** Marks the document as viewed. A viewer has nothing else to do, so it completes their part. */
export const markViewed = (transaction: Transaction<DB>, receiver: Known & Pick<ReceiverRow, 'role'>, at: Date) =>
  receiver.role === 'VIEWER'
    ? move(transaction, 'finishReading', receiver, { viewedAt: at, finishedAt: at })
    : move(transaction, 'view', receiver, { viewedAt: at });

export const markSigned = (transaction: Transaction<DB>, receiver: Known, finishedAt: Date) =>
  move(transaction, 'sign', receiver, { hasTurn: false, finishedAt });

export const markApproved = (transaction: Transaction<DB>, receiver: Known, finishedAt: Date) =>
  move(transaction, 'approve', receiver, { hasTurn: false, finishedAt });

export const markRejected = (transaction: Transaction<DB>, receiver: Known, finishedAt: Date) =>
  move(transaction, 'reject', receiver, { hasTurn: false, finishedAt });

type Reader = Pick<ReceiverRow, 'name' | 'language'>;

/**
 * Returns whether the receiver keeps their chosen language. Another person may not read it, and a language that the
 * sender sets takes precedence.
 */
const keepsLanguage = (before: Reader, after: Reader) =>
  before.name === after.name && before.language === after.language;

/** Revokes earlier links, discards verifications, and resets the receiver, who is then notified again. */
export const restartReceiver = (
  transaction: Transaction<DB>,
  receiver: Known & Pick<ReceiverRow, 'linkVersion' | 'name' | 'language' | 'chosenLanguage'>,
  change: ReceiverChange,
  at: Date,
) =>
  move(transaction, 'restart', receiver, {
    ...change,
    chosenLanguage: keepsLanguage(receiver, { ...receiver, ...change }) ? receiver.chosenLanguage : null,
    linkVersion: receiver.linkVersion + 1,
    openedAt: null,
    verifiedAt: null,
    consentedAt: null,
    viewedAt: null,
    ...(receiver.state !== 'WAITING' && { notifiedAt: at }),
  });

export const requestValues = (transaction: Transaction<DB>, receiver: Known) =>
  move(transaction, 'requestValues', receiver, { hasTurn: true });

/** Marks a value request as answered. Callers decide about `hasTurn`, because another request may be open. */
export const markAnswered = (transaction: Transaction<DB>, receiver: Known, hasTurn: boolean) =>
  move(transaction, 'answerValues', receiver, { hasTurn });

export const requestConsent = (transaction: Transaction<DB>, receiver: Known) =>
  move(transaction, 'requestConsent', receiver, { hasTurn: true });

export const markReconfirmed = (transaction: Transaction<DB>, receiver: Known, hasTurn: boolean) =>
  move(transaction, 'consentToValues', receiver, { hasTurn });

export type Delegate = Pick<ReceiverRow, 'name' | 'email' | 'phone' | 'channels'>;

/** Inserts the delegate as a receiver with the same order, verification steps and access code. */
export async function replaceWithDelegate(transaction: Transaction<DB>, from: ReceiverRow, to: Delegate, at: Date) {
  const receiverUuid = uuidv7({ msecs: at.getTime() });
  const { contractId, position, title, role, signingOrder, verifications, accessCodeHash, accessCodeHint } = from;
  await move(transaction, 'delegate', from, { hasTurn: false, finishedAt: at });
  await transaction
    .insertInto('receivers')
    .values({
      receiverUuid,
      contractId,
      position,
      title,
      role,
      signingOrder,
      verifications,
      accessCodeHash,
      accessCodeHint,
      ...to,
      message: from.message,
      state: 'NOTIFIED',
      hasTurn: true,
      notifiedAt: at,
      delegatedFrom: from.receiverUuid,
    })
    .execute();
  return receiverUuid;
}

export async function endTurns(transaction: Transaction<DB>, contractId: string) {
  await transaction
    .updateTable('receivers')
    .set({ hasTurn: false })
    .where('contractId', '=', contractId)
    .where('hasTurn', '=', true)
    .execute();
}
