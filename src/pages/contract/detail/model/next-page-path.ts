import type { Contract } from '@/entities/contract';
import { href } from '@/shared/routes';

export function getNextPagePath({
  contractId,
  files,
  receivers,
}: Pick<Contract, 'contractId' | 'files' | 'receivers'>) {
  if (files.length === 0) return `${href('contractUpload')}?contractId=${contractId}`;
  return receivers.length === 0 ? href('contractConfig', { contractId }) : href('contractEditor', { contractId });
}
