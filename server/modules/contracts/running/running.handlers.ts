import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createAskForValues } from './ask-for-values.ts';
import { createCancelContract } from './cancel-contract.ts';
import { createCorrectReceiver } from './correct-receiver.ts';
import { createExtendContract } from './extend-contract.ts';
import { createGetContractCertificate } from './get-contract-certificate.ts';
import { createGetContractDocument } from './get-contract-document.ts';
import { createGetContractPage } from './get-contract-page.ts';
import { createGiveLink } from './give-link.ts';
import { createListContractEvents } from './list-contract-events.ts';
import { createListContractMessages } from './list-contract-messages.ts';
import { createOpenOwnSigning } from './open-own-signing.ts';
import { createRemindReceivers } from './remind-receivers.ts';
import { createResendMessage } from './resend-message.ts';

export const createRunningHandlers = (deps: Deps) =>
  ({
    cancelContract: createCancelContract(deps),
    remindReceivers: createRemindReceivers(deps),
    extendContract: createExtendContract(deps),
    correctReceiver: createCorrectReceiver(deps),
    resendMessage: createResendMessage(deps),
    giveLink: createGiveLink(deps),
    openOwnSigning: createOpenOwnSigning(deps),
    askForValues: createAskForValues(deps),
    listContractEvents: createListContractEvents(deps),
    listContractMessages: createListContractMessages(deps),
    getContractDocument: createGetContractDocument(deps),
    getContractPage: createGetContractPage(deps),
    getContractCertificate: createGetContractCertificate(deps),
  }) satisfies Partial<OperationHandlers>;
