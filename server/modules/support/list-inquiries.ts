import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listInquiriesOf } from './inquiries.repository.ts';
import { readState } from './inquiry-view.ts';

export const createListInquiries =
  ({ database }: Deps): OperationHandler<'listInquiries'> =>
  async ({ caller }) => {
    const inquiries = await listInquiriesOf(database, caller.userUuid);
    return inquiries.map(({ inquiryUuid, subject, state, lastMessageAt }) => ({
      inquiryId: inquiryUuid,
      subject,
      state: readState(state),
      lastMessageAt: lastMessageAt.toISOString(),
    }));
  };
