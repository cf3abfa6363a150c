import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listUserInquiries } from './inquiries.repository.ts';
import { toInquiryState } from './inquiry-view.ts';

export const createListInquiries =
  ({ database }: Deps): OperationHandler<'listInquiries'> =>
  async ({ caller }) => {
    const inquiries = await listUserInquiries(database, caller.userUuid);
    return inquiries.map(({ inquiryUuid, subject, state, lastMessageAt }) => ({
      inquiryId: inquiryUuid,
      subject,
      state: toInquiryState(state),
      lastMessageAt: lastMessageAt.toISOString(),
    }));
  };
