import type { Transaction } from 'kysely';
import { countGraphemes } from '../../../../rules/graphemes.ts';
import { formatPhoneNumber } from '../../../../rules/phone-number.ts';
import { writeQuestionMail } from '../../../content/mails/sender-mails.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import { createFieldError } from '../../../contract/words/field-languages.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { recordAlertCauses } from '../../alerts/causes/cause-alerts.ts';
import { tryAppendEvents } from '../../audit/try-append-events.ts';
import { lockContract } from '../../contracts/core/contracts.repository.ts';
import { identifyReceiver } from '../../contracts/core/perform.ts';
import { requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { decideSenderAlert } from '../../contracts/core/send-alert-to-sender.ts';
import { insertQuestion, listQuestionTimes } from './questions.repository.ts';

const MAX_CHARACTERS = 1000;
const MAX_QUESTIONS_A_DAY = 5;
const DAY_MS = 24 * 3_600_000;

/**
 * Sends a receiver's question. Anyone with a link can ask, even before verification and after the contract has ended.
 */
export const createAskQuestion =
  ({ config, database, outbox }: Deps): OperationHandler<'askQuestion'> =>
  async ({ body, caller, client }) => {
    const text = requireQuestion(body.text);
    const { contractId, receiverUuid } = caller;
    await database.transaction().execute(async (transaction) => {
      const { contract, at } = await lockContract(transaction, contractId);
      const receiver = await requireReceiver(transaction, contractId, receiverUuid);
      await requireQuestionLeft(transaction, receiverUuid, at);
      await insertQuestion(transaction, receiverUuid, at);
      const by = identifyReceiver(receiver, client);
      // Sent even if the chain accepts no more events.
      await tryAppendEvents(transaction, contractId, [
        { kind: 'QUESTION_ASKED', at, ...by, data: { receiverUuid, text } },
      ]);
      const asking = { kind: 'QUESTION', who: receiver.name } as const;
      const { email, causes } = await decideSenderAlert(transaction, contract, asking);
      if (email === null) return recordAlertCauses(transaction, causes);
      const { title } = contract;
      const from = {
        name: receiver.name,
        email: receiver.email,
        phone: receiver.phone && formatPhoneNumber(receiver.phone),
      };
      const mail = writeQuestionMail(email, { title, publicUrl: config.publicUrl, contractId, from, text });
      const addressee = { contractId, receiverUuid: null, linkVersion: null };
      await outbox.enqueue(transaction, mail, addressee, { causes });
    });
    return null;
  };

function requireQuestion(typed: string) {
  const text = typed.trim();
  if (text !== '' && countGraphemes(text) <= MAX_CHARACTERS) return text;
  const limit = MAX_CHARACTERS.toLocaleString('en');
  throw new DomainError('VALIDATION', { fieldErrors: [createFieldError('text', (words) => words.question(limit))] });
}

async function requireQuestionLeft(transaction: Transaction<DB>, receiverUuid: string, at: Date) {
  const asked = await listQuestionTimes(transaction, receiverUuid, new Date(at.getTime() - DAY_MS));
  const [first] = asked;
  if (!first || asked.length < MAX_QUESTIONS_A_DAY) return;
  throw new DomainError('RATE_LIMITED', {
    retryAfter: Math.max(1, Math.ceil((first.getTime() + DAY_MS - at.getTime()) / 1000)),
  });
}
