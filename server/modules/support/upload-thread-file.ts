import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findInquiry } from './inquiries.repository.ts';
import { createInquiryFileService } from './inquiry-files.ts';
import { isInquiryOpen } from './inquiry-view.ts';
import { createThreadOpener } from './open-thread.ts';

export function createUploadThreadFile(deps: Deps): OperationHandler<'uploadThreadFile'> {
  const { database, now } = deps;
  const openThread = createThreadOpener(deps);
  const inquiryFiles = createInquiryFileService(deps);
  return async ({ path, body }) => {
    const inquiry = await findInquiry(database, await openThread(path.secret));
    if (!inquiry) throw new DomainError('THREAD_LINK_DEAD');
    if (!isInquiryOpen(inquiry, now())) throw new DomainError('INQUIRY_OVER');
    return inquiryFiles.upload(body.file, { userUuid: null, inquiryUuid: inquiry.inquiryUuid });
  };
}
