import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { writeInquiryMail } from '../../content/mails/inquiry-mail.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { addInquiryMessage, type InquiryRow } from './inquiries.repository.ts';
import type { Uploader } from './inquiry-files.repository.ts';
import { createInquiryFileService } from './inquiry-files.ts';
import { createInquiryLinkRepository } from './inquiry-links.repository.ts';
import { createInquiryUrlBuilder } from './inquiry-urls.ts';

type Asked = Pick<InquiryRow, 'inquiryUuid' | 'name' | 'email' | 'company' | 'subject' | 'pageUrl'>;
type Message = { message: string; tickets: readonly string[]; uploader: Uploader; at: Date };

/** Adds the inquirer's message with its files, and emails it to support with a link for the answer. */
export function createInquirerMessageWriter(deps: Deps) {
  const links = createInquiryLinkRepository(deps);
  const urls = createInquiryUrlBuilder(deps);
  const files = createInquiryFileService(deps);

  return async (
    transaction: Transaction<DB>,
    { inquiryUuid, ...asked }: Asked,
    { message, tickets, uploader, at }: Message,
  ) => {
    const inquiryMessageUuid = uuidv7();
    await addInquiryMessage(transaction, { inquiryMessageUuid, inquiryUuid, side: 'ASKER', message, createdAt: at });
    await files.attach(transaction, tickets, uploader, { inquiryUuid, inquiryMessageUuid });
    const answerUrl = urls.forSupport(await links.issue(transaction, inquiryUuid, 'SUPPORT'));
    const { name, email, company, subject, pageUrl } = asked;
    await deps.outbox.enqueue(
      transaction,
      writeInquiryMail({
        to: deps.config.supportMail,
        name,
        email,
        company,
        subject,
        pageUrl,
        message,
        fileCount: tickets.length,
        answerUrl,
      }),
    );
  };
}

export function requireMessageText(typed: string) {
  const message = typed.trim();
  if (message.length < 2)
    throw new DomainError('VALIDATION', { fieldErrors: [{ field: 'message', message: '2자 이상 적어주세요.' }] });
  return message;
}
