import { createHash } from 'node:crypto';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { UsedLink } from '../../../audit/events.ts';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { defineStatement } from '../../../database/statements.ts';
import type { VerificationStep } from '../../contracts/core/contract.types.ts';

/**
 * Receivers don't have to repeat verification steps in a remembered browser, and nobody pays for an identity check
 * twice.
 */
const DEVICE_MS = 24 * 3_600_000;

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

export const findLink = (connection: Connection, linkToken: string) =>
  connection
    .selectFrom('receiverLinks as link')
    .innerJoin('receivers as r', 'r.receiverUuid', 'link.receiverUuid')
    .select([
      'link.secretSha256',
      'link.receiverUuid',
      'link.linkVersion',
      'link.organizationMemberUuid',
      'r.contractId',
    ])
    .where('secretSha256', '=', hashSecret(linkToken))
    .executeTakeFirst();

export type ReceiverLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;
export type ReceiverSession = { sessionUuid: string; receiverUuid: string; passed: VerificationStep[] };

/**
 * Opens a session with the steps that this browser passed in the last day or, for a member's own link, with the email
 * step.
 */
export async function openSession(
  connection: Connection,
  link: ReceiverLink,
  device: string | undefined,
  at: Date,
): Promise<ReceiverSession> {
  const { receiverUuid, linkVersion, secretSha256 } = link;
  const deviceSha256 = device === undefined ? null : hashSecret(device);
  const proved = deviceSha256 && (await findProved(connection, link, deviceSha256, at));
  const passed = proved?.passed ?? (link.organizationMemberUuid === null ? [] : ['EMAIL_CODE' as const]);
  const session = { sessionUuid: uuidv7(), receiverUuid, passed, verifiedAt: proved?.verifiedAt ?? null };
  await connection
    .insertInto('receiverSessions')
    .values({ ...session, linkVersion, linkSha256: secretSha256, deviceSha256, createdAt: at })
    .execute();
  return session;
}

const findProved = (
  connection: Connection,
  { receiverUuid, linkVersion }: ReceiverLink,
  deviceSha256: Buffer,
  at: Date,
) =>
  connection
    .selectFrom('receiverSessions')
    .select([sql<VerificationStep[]>`passed`.as('passed'), 'verifiedAt'])
    .where('receiverUuid', '=', receiverUuid)
    .where('deviceSha256', '=', deviceSha256)
    .where('linkVersion', '=', linkVersion)
    .where('verifiedAt', '>', new Date(at.getTime() - DEVICE_MS))
    .orderBy('verifiedAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Finds a session with the link that opened it and, if known, how the holder got that link. */
export async function findSession(
  connection: Connection,
  sessionUuid: string,
): Promise<ReceiverSession & { link: UsedLink | null }> {
  const [found] = (await selectSession(connection, sessionUuid)).rows;
  if (!found) throw new Error('The session of a receiver who was admitted is not there.');
  const { via, messageUuid, givenBy, ...session } = found;
  const link = via && { via, ...(messageUuid && { messageId: messageUuid }), ...(givenBy && { givenBy }) };
  return { ...session, link };
}

const selectSession = defineStatement('sessions: with link', (queries, sessionUuid: RawBuilder<string>) =>
  queries
    .selectFrom('receiverSessions as session')
    .leftJoin('receiverLinks as link', 'link.secretSha256', 'session.linkSha256')
    .select(['session.sessionUuid', 'session.receiverUuid', sql<VerificationStep[]>`session.passed`.as('passed')])
    .select([sql<UsedLink['via'] | null>`link.via`.as('via'), 'link.messageUuid', 'link.givenBy'])
    .where('sessionUuid', '=', sessionUuid),
);

export async function passStep(
  transaction: Transaction<DB>,
  session: ReceiverSession,
  step: VerificationStep,
): Promise<ReceiverSession> {
  const passed = [...new Set([...session.passed, step])];
  await transaction
    .updateTable('receiverSessions')
    .set({ passed })
    .where('sessionUuid', '=', session.sessionUuid)
    .execute();
  return { ...session, passed };
}

export async function markSessionVerified(transaction: Transaction<DB>, sessionUuid: string, at: Date) {
  await transaction
    .updateTable('receiverSessions')
    .set({ verifiedAt: at })
    .where('sessionUuid', '=', sessionUuid)
    .where('verifiedAt', 'is', null)
    .execute();
}
