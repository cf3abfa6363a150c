import type { components } from '#openapi';
import { DomainError, type ErrorCode } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import { findSenderName, findSendingOrganization } from '../../contracts/core/sender.repository.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { findReceiverLanguage } from '../../contracts/core/receiver-language.ts';
import { listReceivers, type ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { readDraftDefaults } from '../../settings/service-settings.repository.ts';

type DeadEnd = components['schemas']['DeadEnd'];

const DAY_MS = 24 * 3_600_000;

/**
 * Throws if the receiver can't continue now. Otherwise, they have the turn, have acted and wait for others, or everyone
 * has signed.
 */
export async function requireNoDeadEnd(connection: Connection, contract: ContractRow, receiver: ReceiverRow, at: Date) {
  const end = await findDeadEnd(connection, contract, receiver, at);
  if (end) throw new DomainError(end.code, { deadEnd: end.deadEnd });
}

/** Returns the dead end instead of throwing it, because receivers at a dead end can still ask a question. */
export async function findDeadEnd(connection: Connection, contract: ContractRow, receiver: ReceiverRow, at: Date) {
  const code = await findDeadEndCode(connection, contract, receiver, at);
  return code && { code, deadEnd: await describeDeadEnd(connection, code, contract, receiver) };
}

async function findDeadEndCode(
  connection: Connection,
  contract: ContractRow,
  receiver: ReceiverRow,
  at: Date,
): Promise<ErrorCode | null> {
  const { status, sealState, expiresAt, endedAt, organizationUuid } = contract;
  if (contract.destroyedAt !== null) return 'LINK_OVER';
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
  return receiver.hasTurn || receiver.toldAtSending || hasActed(receiver) ? null : 'NOT_YOUR_TURN';
}

export const hasActed = ({ state }: ReceiverRow) => state === 'SIGNED' || state === 'APPROVED';

async function describeDeadEnd(
  connection: Connection,
  code: ErrorCode,
  contract: ContractRow,
  receiver: ReceiverRow,
): Promise<DeadEnd> {
  const { title, contractId, organizationMemberUuid, endedAt, expiresAt } = contract;
  const others = receiver.verifications.length > 0 ? [] : await listReceivers(connection, contractId);
  const hasEnded = code === 'CONTRACT_CANCELLED' || code === 'CONTRACT_REJECTED';
  const end = hasEnded ? endedAt : code === 'CONTRACT_EXPIRED' ? expiresAt : null;
  return {
    title,
    organizationName: (await findSendingOrganization(connection, contract)).name,
    senderName: await findSenderName(connection, organizationMemberUuid),
    waitsFor: others.filter(({ hasTurn }) => hasTurn).map(({ name }) => name),
    reason: mayKnowReason(code, receiver) ? contract.endReason : null,
    endedAt: end?.toISOString() ?? null,
    accessJwt: null,
    language: findReceiverLanguage(receiver, contract),
  };
}

/**
 * Returns whether a receiver may know the reason. All were sent the reason for a cancellation. Only the receiver who
 * declined sees that reason, and only if no verification protects it.
 */
function mayKnowReason(code: ErrorCode, { state, verifications }: ReceiverRow) {
  if (code === 'CONTRACT_CANCELLED') return true;
  return code === 'CONTRACT_REJECTED' && state === 'REJECTED' && verifications.length === 0;
}
