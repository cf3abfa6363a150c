import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createContinueInquiry } from './continue-inquiry.ts';
import { findInquiry, listInquiriesOf } from './inquiries.repository.ts';
import { createInquiryFiles } from './inquiry-files.ts';
import { createInquiryLinks } from './inquiry-links.repository.ts';
import { describeInquiry, isWritable, readState } from './inquiry-view.ts';
import { createSendInquiry } from './send-inquiry.ts';

export function createSupportHandlers(deps: Deps) {
  const { database, now } = deps;
  const links = createInquiryLinks(deps);
  const inquiryFiles = createInquiryFiles(deps);
  const continueInquiry = createContinueInquiry(deps);

  const openThread = async (secret: string) => {
    const inquiryUuid = await links.find(database, 'ASKER', secret);
    if (inquiryUuid === null) throw new DomainError('THREAD_LINK_DEAD');
    return inquiryUuid;
  };

  const requireOwn = async (inquiryUuid: string, userUuid: string) => {
    const inquiry = await findInquiry(database, inquiryUuid);
    if (!inquiry || inquiry.userUuid !== userUuid) throw new DomainError('NOT_FOUND');
    return inquiry;
  };

  return {
    sendInquiry: createSendInquiry(deps),
    async listInquiries({ caller }) {
      const inquiries = await listInquiriesOf(database, caller.userUuid);
      return inquiries.map(({ inquiryUuid, subject, state, lastMessageAt }) => ({
        inquiryId: inquiryUuid,
        subject,
        state: readState(state),
        lastMessageAt: lastMessageAt.toISOString(),
      }));
    },
    uploadInquiryFile: ({ body, caller }) =>
      inquiryFiles.upload(body.file, { userUuid: caller?.userUuid ?? null, inquiryUuid: null }),
    getInquiry: async ({ path, caller }) =>
      describeInquiry(database, await requireOwn(path.inquiryId, caller.userUuid), now()),
    continueInquiry: ({ path, body, caller: { userUuid } }) =>
      continueInquiry(
        path.inquiryId,
        body,
        { userUuid, inquiryUuid: null },
        (inquiry) => inquiry.userUuid === userUuid,
      ),
    async getInquiryFile({ path, caller }) {
      const { inquiryUuid } = await requireOwn(path.inquiryId, caller.userUuid);
      return inquiryFiles.open(inquiryUuid, path.fileId);
    },
    async getThread({ path }) {
      const inquiry = await findInquiry(database, await openThread(path.secret));
      if (!inquiry) throw new DomainError('THREAD_LINK_DEAD');
      return describeInquiry(database, inquiry, now());
    },
    async continueThread({ path, body }) {
      const inquiryUuid = await openThread(path.secret);
      return continueInquiry(inquiryUuid, body, { userUuid: null, inquiryUuid });
    },
    async uploadThreadFile({ path, body }) {
      const inquiry = await findInquiry(database, await openThread(path.secret));
      if (!inquiry) throw new DomainError('THREAD_LINK_DEAD');
      if (!isWritable(inquiry, now())) throw new DomainError('INQUIRY_OVER');
      return inquiryFiles.upload(body.file, { userUuid: null, inquiryUuid: inquiry.inquiryUuid });
    },
    getThreadFile: async ({ path }) => inquiryFiles.open(await openThread(path.secret), path.fileId),
  } satisfies Partial<OperationHandlers>;
}
