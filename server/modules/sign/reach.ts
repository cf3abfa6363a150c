import { DomainError, type ErrorCode } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { senderName } from '../contracts/contract-view.ts';
import type { ContractRow } from '../contracts/contracts.repository.ts';
import { listReceivers, type ReceiverRow } from '../contracts/receivers.repository.ts';
import { readDraftDefaults } from '../settings/service-settings.repository.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Throws for whatever a receiver can't get past, by the clock of the database. What is left: it is his turn, he has acted
 * and waits for others, or all have signed.
 */
export async function requireReach(connection: Connection, contract: ContractRow, receiver: ReceiverRow, at: Date) {
  const code = await deadEndOf(connection, contract, receiver, at);
  if (code) throw new DomainError(code, { deadEnd: await describeDeadEnd(connection, contract, receiver) });
}

async function deadEndOf(
  connection: Connection,
  contract: ContractRow,
  receiver: ReceiverRow,
  at: Date,
): Promise<ErrorCode | null> {
  const { status, sealState, expiresAt, endedAt, organizationUuid } = contract;
  if (endedAt !== null) {
    const { linkDays } = await readDraftDefaults(connection, organizationUuid);
    if (at.getTime() - endedAt.getTime() > linkDays * DAY_MS) return 'LINK_OVER';
  }
  if (status === 'CANCELLED') return 'CONTRACT_CANCELLED';
  if (status === 'REJECTED') return 'CONTRACT_REJECTED';
  if (receiver.state === 'DELEGATED') return 'DELEGATED';
  if (status === 'COMPLETED') return null;
  if (status === 'EXPIRED') return 'CONTRACT_EXPIRED';
  if (status !== 'IN_PROGRESS') return 'LINK_WRONG';
  if (sealState === 'NONE' && expiresAt !== null && expiresAt <= at) return 'CONTRACT_EXPIRED';
  return receiver.hasTurn || hasActed(receiver) ? null : 'NOT_YOUR_TURN';
}

export const hasActed = ({ state }: ReceiverRow) => state === 'SIGNED' || state === 'APPROVED';

async function describeDeadEnd(connection: Connection, contract: ContractRow, receiver: ReceiverRow) {
  const { title, contractId, organizationMemberUuid } = contract;
  const others = receiver.verifications.length > 0 ? [] : await listReceivers(connection, contractId);
  return {
    title,
    organizationName: (await findSender(connection, contract)).name,
    senderName: await senderName(connection, organizationMemberUuid),
    waitsFor: others.filter(({ hasTurn }) => hasTurn).map(({ name }) => name),
  };
}

export const findSender = (connection: Connection, { organizationUuid }: ContractRow) =>
  connection
    .selectFrom('organizations')
    .select(['name', 'logoImgUrl'])
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
