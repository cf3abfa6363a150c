import { DomainError } from '../../../contract/domain-error.ts';
import type { ContractRow } from '../core/contracts.repository.ts';

/**
 * Requires that the contract still waits for receivers. With a time, also requires that it is before the deadline,
 * because the job that expires contracts may be late.
 */
export function requireRunningContract({ status, sealState, expiresAt }: ContractRow, at?: Date) {
  const isOver = at !== undefined && expiresAt !== null && expiresAt <= at;
  if (status === 'IN_PROGRESS' && sealState === 'HELD') throw new DomainError('CONTRACT_HELD');
  // Sealing never gives up, so that nobody can take back what everybody has signed.
  if (status === 'IN_PROGRESS' && sealState !== 'NONE')
    throw new DomainError('CONTRACT_NOT_RUNNING', {
      message: '모두 서명해서 문서를 잠그고 있어요. 이제 취소하거나 고칠 수 없으니 다 잠글 때까지 기다려주세요.',
    });
  if (status !== 'IN_PROGRESS' || isOver) throw new DomainError('CONTRACT_NOT_RUNNING');
}
