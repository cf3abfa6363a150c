import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createInquiryFileService } from './inquiry-files.ts';
import { createThreadOpener } from './open-thread.ts';

export function createGetThreadFile(deps: Deps): OperationHandler<'getThreadFile'> {
  const openThread = createThreadOpener(deps);
  const inquiryFiles = createInquiryFileService(deps);
  return async ({ path }) => inquiryFiles.open(await openThread(path.secret), path.fileId);
}
