import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createContinueInquiry } from './continue-inquiry.ts';
import { createContinueThread } from './continue-thread.ts';
import { createGetInquiry } from './get-inquiry.ts';
import { createGetInquiryFile } from './get-inquiry-file.ts';
import { createGetThread } from './get-thread.ts';
import { createGetThreadFile } from './get-thread-file.ts';
import { createListInquiries } from './list-inquiries.ts';
import { createSendInquiry } from './send-inquiry.ts';
import { createUploadInquiryFile } from './upload-inquiry-file.ts';
import { createUploadThreadFile } from './upload-thread-file.ts';

export const createSupportHandlers = (deps: Deps) =>
  ({
    sendInquiry: createSendInquiry(deps),
    listInquiries: createListInquiries(deps),
    uploadInquiryFile: createUploadInquiryFile(deps),
    getInquiry: createGetInquiry(deps),
    continueInquiry: createContinueInquiry(deps),
    getInquiryFile: createGetInquiryFile(deps),
    getThread: createGetThread(deps),
    continueThread: createContinueThread(deps),
    uploadThreadFile: createUploadThreadFile(deps),
    getThreadFile: createGetThreadFile(deps),
  }) satisfies Partial<OperationHandlers>;
