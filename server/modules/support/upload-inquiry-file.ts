import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createInquiryFileService } from './inquiry-files.ts';

export function createUploadInquiryFile(deps: Deps): OperationHandler<'uploadInquiryFile'> {
  const inquiryFiles = createInquiryFileService(deps);
  return ({ body, caller }) =>
    inquiryFiles.upload(body.file, { userUuid: caller?.userUuid ?? null, inquiryUuid: null });
}
