import { DomainError } from '../../../contract/domain-error.ts';
import type { ContractRow } from '../core/contracts.repository.ts';

/**
 * Requires that the contract is still waiting for receivers. If a time is passed, it must also be before the deadline,
 * because the job that marks expired contracts may be late.
 */
export function requireRunningContract({ status, sealState, expiresAt }: ContractRow, at?: Date) {
  const isOver = at !== undefined && expiresAt !== null && expiresAt <= at;
  if (status === 'IN_PROGRESS' && sealState === 'HELD') throw new DomainError('CONTRACT_HELD');
  if (status !== 'IN_PROGRESS' || sealState !== 'NONE' || isOver) throw new DomainError('CONTRACT_NOT_RUNNING');
}
