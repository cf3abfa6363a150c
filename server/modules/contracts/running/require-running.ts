import { DomainError } from '../../../contract/domain-error.ts';
import type { ContractRow } from '../core/contracts.repository.ts';

/** On its way, with somebody left to act; with a time also before its deadline, whether or not anything has marked it. */
export function requireRunning({ status, sealState, expiresAt }: ContractRow, at?: Date) {
  const isOver = at !== undefined && expiresAt !== null && expiresAt <= at;
  if (status === 'IN_PROGRESS' && sealState === 'HELD') throw new DomainError('CONTRACT_HELD');
  if (status !== 'IN_PROGRESS' || sealState !== 'NONE' || isOver) throw new DomainError('CONTRACT_NOT_RUNNING');
}
