import { hasPermission, type MemberCaller, type MemberSeat } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import { describeAnnualValidity } from '../../accounts/annual-validity.ts';
import { findContract, findContracts, type ContractRow } from './contracts.repository.ts';
import { filterVisibleContracts } from './entries.repository.ts';

/** The member whose permissions count: the caller, or the person that a background job runs for. */
type Holder = Pick<MemberCaller, 'member'>;

/**
 * Requires a member who sent or receives the contract, is in a group that it is shared with, or may read all contracts.
 * For others, it doesn't exist.
 */
export async function requireVisibleContract(connection: Connection, contractId: string, caller: Holder) {
  const contract = await findContract(connection, contractId, caller.member.organizationUuid);
  if (!contract) throw new DomainError('NOT_FOUND');
  const sees =
    hasPermission(caller.member, 'CONTRACT_READ_ALL') ||
    (await filterVisibleContracts(connection, listOwnViewers(caller.member), [contractId])).has(contractId);
  if (!sees) throw new DomainError('NOT_FOUND');
  return contract;
}

/**
 * Lists the viewers whose contracts a member without CONTRACT_READ_ALL sees: their seat, and the audiences with one of
 * their groups.
 */
export const listOwnViewers = ({ organizationMemberUuid, audienceUuids }: MemberSeat) => [
  organizationMemberUuid,
  ...audienceUuids,
];

export async function requireEditableContract(connection: Connection, contractId: string, caller: Holder) {
  const contract = await requireVisibleContract(connection, contractId, caller);
  if (!mayChangeContract(contract, caller)) throw new DomainError('FORBIDDEN');
  return contract;
}

/**
 * Returns whether a member may change a contract. Its sender may, and so may members who can both send and read all
 * contracts.
 */
export const mayChangeContract = (
  { organizationMemberUuid }: Pick<ContractRow, 'organizationMemberUuid'>,
  { member }: Holder,
) =>
  organizationMemberUuid === member.organizationMemberUuid ||
  (hasPermission(member, 'CONTRACT_SEND') && hasPermission(member, 'CONTRACT_READ_ALL'));

export const isVerifiedMember = ({ phoneVerifiedAt }: Pick<MemberCaller, 'phoneVerifiedAt'>, at: Date) =>
  describeAnnualValidity(phoneVerifiedAt, at).valid;

/** Requires a phone verification in the last year. Without one, a member can read but not send. */
export function requireVerifiedMember(member: Pick<MemberCaller, 'phoneVerifiedAt'>, at: Date) {
  if (!isVerifiedMember(member, at)) throw new DomainError('VERIFICATION_NEEDED');
}

/** Returns the contracts that the member may see, in the given order. */
export async function findVisibleContracts(connection: Connection, contractIds: readonly string[], { member }: Holder) {
  const found = await findContracts(connection, contractIds, member.organizationUuid);
  if (hasPermission(member, 'CONTRACT_READ_ALL')) return found;
  const shown = await filterVisibleContracts(connection, listOwnViewers(member), contractIds);
  return found.filter(({ contractId }) => shown.has(contractId));
}
