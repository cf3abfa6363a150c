import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import { createInquirerMessageWriter, requireMessageText } from './add-inquirer-message.ts';
import { findInquiry, lockInquiry, type InquiryRow } from './inquiries.repository.ts';
import type { Uploader } from './inquiry-files.repository.ts';
import { describeInquiry, isInquiryOpen } from './inquiry-view.ts';

type Written = { message: string; files?: readonly string[] };

export function createInquirerReplyWriter(deps: Deps) {
  const { database, now } = deps;
  const addAskersMessage = createInquirerMessageWriter(deps);

  return (
    inquiryUuid: string,
    { message: typed, files: tickets = [] }: Written,
    uploader: Uploader,
    mayWrite: (inquiry: InquiryRow) => boolean = () => true,
  ) =>
    database.transaction().execute(async (transaction) => {
      const inquiry = await lockInquiry(transaction, inquiryUuid);
      if (!inquiry || !mayWrite(inquiry)) throw new DomainError('NOT_FOUND');
      const at = now();
      if (!isInquiryOpen(inquiry, at)) throw new DomainError('INQUIRY_OVER');
      const message = requireMessageText(typed);
      await addAskersMessage(transaction, inquiry, { message, tickets, uploader, at });
      const written = await findInquiry(transaction, inquiryUuid);
      return describeInquiry(transaction, written ?? inquiry, at);
    });
}
