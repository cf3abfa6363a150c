import { v7 as uuidv7 } from 'uuid';
import { MAX_PERSON_NAME_LENGTH, normalizeName } from '../../../rules/names.ts';
import { writeInquiryReceivedMail } from '../../content/mails/inquiry-answer-mails.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createInquirerMessageWriter, requireMessageText } from './add-inquirer-message.ts';
import { createInquiry } from './inquiries.repository.ts';
import { createInquiryUrlBuilder } from './inquiry-urls.ts';

const MAX_SUBJECT = 100;

export function createSendInquiry(deps: Deps): OperationHandler<'sendInquiry'> {
  const { database, now, outbox } = deps;
  const urls = createInquiryUrlBuilder(deps);
  const addAskersMessage = createInquirerMessageWriter(deps);

  return async ({ body, caller }) => {
    const asker = readAsker(body, caller);
    const message = requireMessageText(body.message);
    const subject = (body.subject ?? message).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_SUBJECT);
    const inquiryUuid = uuidv7();
    const inquiry = { inquiryUuid, ...asker, subject, pageUrl: body.pageUrl ?? null };
    const at = now();
    await database.transaction().execute(async (transaction) => {
      await createInquiry(transaction, { ...inquiry, createdAt: at, lastMessageAt: at });
      const uploader = { userUuid: asker.userUuid, inquiryUuid: null };
      await addAskersMessage(transaction, inquiry, { message, tickets: body.files ?? [], uploader, at });
      const url = await urls.forAsker(transaction, { inquiryUuid, userUuid: asker.userUuid });
      await outbox.enqueue(transaction, writeInquiryReceivedMail({ to: asker.email, url }));
    });
    return { inquiryId: inquiryUuid };
  };
}

/**
 * Reads who is asking. Signed-in users have their account's name and address, so that nobody can direct our answers to
 * somebody else.
 */
function readAsker(body: InputOf<'sendInquiry'>['body'], caller: InputOf<'sendInquiry'>['caller']) {
  const company = body.company?.trim() ?? '';
  if (caller) return { userUuid: caller.userUuid, name: caller.name, email: caller.email, company };
  if (body.email === undefined) throw refuseField('email', '메일 주소를 적어주세요.');
  if (body.name === undefined) throw refuseField('name', '이름을 적어주세요.');
  const name = normalizeName(body.name, MAX_PERSON_NAME_LENGTH);
  if (!name) throw new DomainError('NAME_INVALID');
  return { userUuid: null, name, email: body.email, company };
}

const refuseField = (field: string, message: string) =>
  new DomainError('VALIDATION', { fieldErrors: [{ field, message }] });
