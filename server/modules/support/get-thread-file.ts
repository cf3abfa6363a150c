import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createInquiryFiles } from './inquiry-files.ts';
import { createOpenThread } from './open-thread.ts';

export function createGetThreadFile(deps: Deps): OperationHandler<'getThreadFile'> {
  const openThread = createOpenThread(deps);
  const inquiryFiles = createInquiryFiles(deps);
  return async ({ path }) => inquiryFiles.open(await openThread(path.secret), path.fileId);
}
