import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createContinueInquiry } from './continue-inquiry.ts';
import { findInquiry, listInquiriesOf } from './inquiries.repository.ts';
import { createInquiryLinks } from './inquiry-links.repository.ts';
import { describeInquiry, readState } from './inquiry-view.ts';
import { createSendInquiry } from './send-inquiry.ts';

export function createSupportHandlers(deps: Deps) {
  const { database, now } = deps;
  const links = createInquiryLinks(deps);
  const continueInquiry = createContinueInquiry(deps);

  const openThread = async (secret: string) => {
    const inquiryUuid = await links.find(database, 'ASKER', secret);
    if (inquiryUuid === null) throw new DomainError('THREAD_LINK_DEAD');
    return inquiryUuid;
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
    async getInquiry({ path, caller }) {
      const inquiry = await findInquiry(database, path.inquiryId);
      if (!inquiry || inquiry.userUuid !== caller.userUuid) throw new DomainError('NOT_FOUND');
      return describeInquiry(database, inquiry, now());
    },
    continueInquiry: ({ path, body, caller }) =>
      continueInquiry(path.inquiryId, body.message, ({ userUuid }) => userUuid === caller.userUuid),
    async getThread({ path }) {
      const inquiry = await findInquiry(database, await openThread(path.secret));
      if (!inquiry) throw new DomainError('THREAD_LINK_DEAD');
      return describeInquiry(database, inquiry, now());
    },
    continueThread: async ({ path, body }) => continueInquiry(await openThread(path.secret), body.message),
  } satisfies Partial<OperationHandlers>;
}
