import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createAskQuestion } from './ask-question.ts';
import { createChooseLanguage } from './choose-language.ts';
import { createConfirmStep } from './confirm-step.ts';
import { createGetArrival } from './get-arrival.ts';
import { createOpenDocument } from './open-document.ts';
import { createOpenLink } from './open-link.ts';
import { createSendCode } from './send-code.ts';

export const createEntryHandlers = (deps: Deps) =>
  ({
    openLink: createOpenLink(deps),
    getArrival: createGetArrival(deps),
    chooseLanguage: createChooseLanguage(deps),
    openDocument: createOpenDocument(deps),
    sendCode: createSendCode(deps),
    confirmStep: createConfirmStep(deps),
    askQuestion: createAskQuestion(deps),
  }) satisfies Partial<OperationHandlers>;
