import { v7 as uuidv7 } from 'uuid';
import { inquiryMail } from '../../content/mails/inquiry-mail.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import { addMessage, findInquiry, lockInquiry, type InquiryRow } from './inquiries.repository.ts';
import type { Uploader } from './inquiry-files.repository.ts';
import { createInquiryFiles } from './inquiry-files.ts';
import { createInquiryLinks } from './inquiry-links.repository.ts';
import { createInquiryUrls } from './inquiry-urls.ts';
import { describeInquiry, isWritable } from './inquiry-view.ts';

type Written = { message: string; files?: readonly string[] };

/** Adds the asker's next message, whether they are signed in or came through a link. */
export function createContinueInquiry(deps: Deps) {
  const { config, database, now, outbox } = deps;
  const links = createInquiryLinks(deps);
  const urls = createInquiryUrls(deps);
  const inquiryFiles = createInquiryFiles(deps);

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
      if (!isWritable(inquiry, at)) throw new DomainError('INQUIRY_OVER');
      const message = typed.trim();
      if (message.length < 2)
        throw new DomainError('VALIDATION', { fieldErrors: [{ field: 'message', message: '2자 이상 적어주세요.' }] });
      const inquiryMessageUuid = uuidv7();
      await addMessage(transaction, {
        inquiryMessageUuid,
        inquiryUuid,
        side: 'ASKER',
        message,
        createdAt: at,
      });
      await inquiryFiles.attach(transaction, tickets, uploader, { inquiryUuid, inquiryMessageUuid });
      const secret = await links.issue(transaction, inquiryUuid, 'SUPPORT');
      const { name, email, company, subject, pageUrl } = inquiry;
      await outbox.enqueue(
        transaction,
        inquiryMail({
          to: config.supportMail,
          name,
          email,
          company,
          subject,
          message,
          pageUrl,
          fileCount: tickets.length,
          answerUrl: urls.forSupport(secret),
        }),
      );
      const written = await findInquiry(transaction, inquiryUuid);
      return describeInquiry(transaction, written ?? inquiry, at);
    });
}
