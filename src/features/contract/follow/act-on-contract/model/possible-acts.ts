import type { ContractListItem } from '@/entities/contract';
import type { User } from '@/entities/user';

export type ContractAction =
  | 'remind'
  | 'extend'
  | 'cancel'
  | 'reschedule'
  | 'unschedule'
  | 'share'
  | 'duplicate'
  | 'delete';
export type ActionableContract = Pick<
  ContractListItem,
  'contractId' | 'title' | 'status' | 'sealState' | 'sender' | 'expiresAt' | 'scheduledAt' | 'endedAt'
>;
type Caller = Pick<User, 'organizationMemberUuid' | 'permissions'>;

const REOPEN_MS = 30 * 24 * 60 * 60 * 1000;

/** The sender may change a contract, and so may members who can both send contracts and see all of them. */
export const mayChange = (
  { sender }: Pick<ActionableContract, 'sender'>,
  { organizationMemberUuid, permissions }: Caller,
) =>
  sender.organizationMemberUuid === organizationMemberUuid ||
  (permissions.includes('CONTRACT_SEND') && permissions.includes('CONTRACT_READ_ALL'));

/** Most common first. The server has the final say. */
export function listPossibleActions(contract: ActionableContract, caller: Caller, now: Date): ContractAction[] {
  const copying: ContractAction[] = caller.permissions.includes('CONTRACT_SEND') ? ['duplicate'] : [];
  if (!mayChange(contract, caller)) return copying;
  if (contract.status === 'DRAFT') return ['share', ...copying, 'delete'];
  if (contract.status === 'SCHEDULED') return ['reschedule', 'share', ...copying, 'unschedule'];
  if (contract.status === 'IN_PROGRESS' && contract.sealState === 'NONE')
    return ['remind', 'extend', 'share', ...copying, 'cancel'];
  if (contract.status === 'IN_PROGRESS' && contract.sealState === 'HELD') return ['share', ...copying, 'cancel'];
  const mayReopen =
    contract.status === 'EXPIRED' &&
    contract.endedAt !== null &&
    now.getTime() - Date.parse(contract.endedAt) < REOPEN_MS;
  return mayReopen ? ['extend', 'share', ...copying] : ['share', ...copying];
}
