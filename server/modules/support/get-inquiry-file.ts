import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createInquiryFileService } from './inquiry-files.ts';
import { requireOwnInquiry } from './require-own-inquiry.ts';

export function createGetInquiryFile(deps: Deps): OperationHandler<'getInquiryFile'> {
  const inquiryFiles = createInquiryFileService(deps);
  return async ({ path, caller }) => {
    const { inquiryUuid } = await requireOwnInquiry(deps.database, path.inquiryId, caller.userUuid);
    return inquiryFiles.open(inquiryUuid, path.fileId);
  };
}
