import type { ContractListItem, ContractStatus } from '../api/contract';

const NEAR_MS = 3 * 24 * 60 * 60 * 1000;

const PLAIN = {
  DRAFT: 'draft',
  SCHEDULED: 'scheduled',
  COMPLETED: 'completed',
  REJECTED: 'rejected',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
} as const satisfies Record<Exclude<ContractStatus, 'IN_PROGRESS'>, string>;

export type ContractBadgeKind =
  | (typeof PLAIN)[keyof typeof PLAIN]
  | 'my-turn'
  | 'in-progress'
  | 'due-soon'
  | 'sealing'
  | 'seal-failed'
  | 'seal-held';

export type ShownContract = Pick<ContractListItem, 'status' | 'sealState' | 'expiresAt'> & {
  receivers: readonly Pick<ContractListItem['receivers'][number], 'hasTurn' | 'isMe'>[];
};

export const isMyTurn = ({ status, receivers }: Pick<ShownContract, 'status' | 'receivers'>) =>
  status === 'IN_PROGRESS' && receivers.some(({ hasTurn, isMe }) => hasTurn && isMe);

export const isDeadlineNear = ({ status, expiresAt }: Pick<ShownContract, 'status' | 'expiresAt'>, now: Date) =>
  status === 'IN_PROGRESS' && expiresAt !== null && Date.parse(expiresAt) - now.getTime() < NEAR_MS;

/** Returns the most important badge if several apply. */
export function getContractBadge(contract: ShownContract, now: Date): ContractBadgeKind {
  if (contract.status !== 'IN_PROGRESS') return PLAIN[contract.status];
  if (contract.sealState === 'RETRYING') return 'seal-failed';
  if (contract.sealState === 'HELD') return 'seal-held';
  if (contract.sealState === 'PENDING') return 'sealing';
  if (isMyTurn(contract)) return 'my-turn';
  return isDeadlineNear(contract, now) ? 'due-soon' : 'in-progress';
}
