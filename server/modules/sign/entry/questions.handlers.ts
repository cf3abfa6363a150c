import { v7 as uuidv7 } from 'uuid';
import { countGraphemes } from '../../../../rules/graphemes.ts';
import { formatPhoneNumber } from '../../../../rules/phone-number.ts';
import { questionMail } from '../../../content/mails/sender-mails.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { lockContract } from '../../contracts/core/contracts.repository.ts';
import { identifyReceiver } from '../../contracts/core/perform.ts';
import { requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { findSenderEmail } from '../../contracts/core/sender.repository.ts';

const MAX_CHARACTERS = 1000;
const MAX_QUESTIONS_A_DAY = 5;
const DAY_MS = 24 * 3_600_000;

/** Whoever was reached by a link may ask, also before they have shown who they are and after everything is over. */
export const createQuestionHandlers = ({ config, database, outbox }: Deps) =>
  ({
    async askQuestion({ body, caller, client }) {
      const text = body.text.trim();
      if (text === '' || countGraphemes(text) > MAX_CHARACTERS)
        throw new DomainError('VALIDATION', {
          fieldErrors: [
            {
              field: 'text',
              message: `물어볼 것을 ${MAX_CHARACTERS.toLocaleString('ko-KR')}자까지 적어주세요.`,
              english: `Enter your question, using up to ${MAX_CHARACTERS.toLocaleString('en')} characters.`,
            },
          ],
        });
      const { contractId, receiverUuid } = caller;
      await database.transaction().execute(async (transaction) => {
        const { contract, at } = await lockContract(transaction, contractId);
        const receiver = await requireReceiver(transaction, contractId, receiverUuid);
        const asked = await transaction
          .selectFrom('receiverQuestions')
          .select('askedAt')
          .where('receiverUuid', '=', receiverUuid)
          .where('askedAt', '>', new Date(at.getTime() - DAY_MS))
          .orderBy('askedAt')
          .execute();
        const [first] = asked;
        if (first && asked.length >= MAX_QUESTIONS_A_DAY)
          throw new DomainError('RATE_LIMITED', {
            retryAfter: Math.max(1, Math.ceil((first.askedAt.getTime() + DAY_MS - at.getTime()) / 1000)),
          });
        await transaction
          .insertInto('receiverQuestions')
          .values({ questionUuid: uuidv7(), receiverUuid, askedAt: at })
          .execute();
        const by = identifyReceiver(receiver, client);
        await appendEvents(transaction, contractId, [
          { kind: 'QUESTION_ASKED', at, ...by, data: { receiverUuid, text } },
        ]);
        const email = await findSenderEmail(transaction, contract.organizationMemberUuid);
        if (email === null) return;
        const { title } = contract;
        const from = {
          name: receiver.name,
          email: receiver.email,
          phone: receiver.phone && formatPhoneNumber(receiver.phone),
        };
        const mail = questionMail(email, { title, publicUrl: config.publicUrl, contractId, from, text });
        await outbox.enqueue(transaction, mail, { contractId, receiverUuid: null, linkVersion: null });
      });
      return null;
    },
  }) satisfies Partial<OperationHandlers>;
