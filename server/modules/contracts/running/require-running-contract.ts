import { DomainError } from '../../../contract/domain-error.ts';
import type { ContractRow } from '../core/contracts.repository.ts';

/**
 * Requires that the contract still waits for receivers. With a time, also requires that it is before the deadline,
 * because the job that expires contracts may be late.
 */
export function requireRunningContract({ status, sealState, expiresAt }: ContractRow, at?: Date) {
  const isOver = at !== undefined && expiresAt !== null && expiresAt <= at;
  if (status === 'IN_PROGRESS' && sealState === 'HELD') throw new DomainError('CONTRACT_HELD');
  if (status !== 'IN_PROGRESS' || sealState !== 'NONE' || isOver) throw new DomainError('CONTRACT_NOT_RUNNING');
}
