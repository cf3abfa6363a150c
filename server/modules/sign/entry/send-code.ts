import { maskEmail, maskPhone } from '../../../../rules/mask.ts';
import { writeReceiverCodeMail, writeReceiverCodeText } from '../../../content/mails/receiver-mails.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { generateSixDigitCode } from '../../../security/random-code.ts';
import { findReceiverLanguage } from '../../contracts/core/receiver-language.ts';
import { limitVisitorCodes } from '../../direct-urls/places/visitor-codes.repository.ts';
import { findLetterSender } from '../../messages/letter-sender.ts';
import { createReceiverSteps } from '../shared/steps.repository.ts';
import { requireRecipient, requireNextStep, STEPS_BY_PATH } from './verification-steps.ts';

export function createSendCode(deps: Deps): OperationHandler<'sendCode'> {
  const { database, outbox } = deps;
  const steps = createReceiverSteps(deps);

  return async ({ path, caller }) => {
    const step = STEPS_BY_PATH[path.step];
    if (step !== 'EMAIL_CODE' && step !== 'PHONE_CODE') throw new DomainError('CODE_NOT_SENT');
    return database.transaction().execute(async (transaction) => {
      const { contract, receiver } = await requireNextStep(transaction, caller, step);
      const { contractId, receiverUuid, linkVersion } = receiver;
      const to = requireRecipient(receiver, step);
      const code = generateSixDigitCode();
      await limitVisitorCodes(transaction, contractId, deps.now());
      const { fresh, ...sent } = await steps.put(transaction, { receiverUuid, step, to, code });
      if (fresh) {
        const addressee = { contractId, receiverUuid, linkVersion };
        const sender = await findLetterSender(transaction, contract.organizationUuid);
        const about = { name: receiver.name, sender, language: findReceiverLanguage(receiver, contract) };
        if (step === 'EMAIL_CODE') await outbox.enqueue(transaction, writeReceiverCodeMail(to, code, about), addressee);
        else await outbox.enqueueText(transaction, writeReceiverCodeText(to, code, about), addressee);
      }
      return { to: step === 'EMAIL_CODE' ? maskEmail(to) : maskPhone(to), ...sent };
    });
  };
}
