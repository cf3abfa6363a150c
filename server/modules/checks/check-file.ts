import { createHash } from 'node:crypto';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createVerifyFile } from './verify-file.ts';

export function createCheckFile(deps: Deps): OperationHandler<'checkFile'> {
  const judgeFile = createVerifyFile(deps);

  return async ({ body: { file } }) => {
    if (file.bytes.length === 0) throw new DomainError('FILE_EMPTY');
    return judgeFile(file.bytes, createHash('sha256').update(file.bytes).digest('hex'));
  };
}
