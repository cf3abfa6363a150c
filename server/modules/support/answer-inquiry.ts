import { writeInquiryAnsweredMail } from '../../content/mails/inquiry-answer-mails.ts';
import type { Deps } from '../../deps.ts';
import type { AlertCause } from '../alerts/causes/cause-alerts.ts';
import { addInquiryMessage, closeInquiry, listInquiryMessages, lockInquiry } from './inquiries.repository.ts';
import { createInquiryUrlBuilder } from './inquiry-urls.ts';

export type InquiryAnswer = {
  /** Generated with the form, so that submitting it twice sends one answer. */
  answerId: string;
  seenId: string;
  /** Empty if the inquiry is only closed. */
  message: string;
  isClosing: boolean;
};
export type AnswerOutcome = 'DONE' | 'CHANGED' | 'EMPTY' | 'GONE';

/**
 * Answers or closes an inquiry for the support team. Returns CHANGED if there is a message since the form was loaded.
 */
export function createAnswerInquiry(deps: Pick<Deps, 'config' | 'database' | 'now' | 'outbox' | 'secrets'>) {
  const { database, now, outbox } = deps;
  const urls = createInquiryUrlBuilder(deps);

  return (inquiryUuid: string, { answerId, seenId, message, isClosing }: InquiryAnswer): Promise<AnswerOutcome> =>
    database.transaction().execute(async (transaction) => {
      const inquiry = await lockInquiry(transaction, inquiryUuid);
      if (!inquiry) return 'GONE';
      const messages = await listInquiryMessages(transaction, inquiryUuid);
      if (messages.some(({ inquiryMessageUuid }) => inquiryMessageUuid === answerId)) return 'DONE';
      if (messages.at(-1)?.inquiryMessageUuid !== seenId) return 'CHANGED';
      if (message === '' && !isClosing) return 'EMPTY';
      const at = now();
      if (message !== '') {
        const answer = { inquiryMessageUuid: answerId, inquiryUuid, side: 'SUPPORT', message, createdAt: at };
        await addInquiryMessage(transaction, answer);
        const url = await urls.forAsker(transaction, inquiry);
        const mail = writeInquiryAnsweredMail({ to: inquiry.email, subject: inquiry.subject, answer: message, url });
        await outbox.enqueue(transaction, mail, undefined, { causes: listAnswerCauses(inquiry) });
      }
      if (isClosing) await closeInquiry(transaction, inquiryUuid, at);
      return 'DONE';
    });
}

/** Lists an answer's alert causes. People without an account only get the email. */
const listAnswerCauses = ({ userUuid }: { userUuid: string | null }): AlertCause[] =>
  userUuid === null ? [] : [{ kind: 'ANSWERED', to: { userUuid }, isMailed: true }];
