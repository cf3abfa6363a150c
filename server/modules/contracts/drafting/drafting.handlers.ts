import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import type { DocumentReadings } from '../../files/document-readings.ts';
import { createChangeContract } from './change-contract.ts';
import { createCreateContract } from './create-contract.ts';
import { createDeleteContract } from './delete-contract.ts';
import { createDuplicateContract } from './duplicate-contract.ts';
import { createGetContract } from './get-contract.ts';
import { createPutAnnotations } from './put-annotations.ts';
import { createPutFields } from './put-fields.ts';
import { createPutReceivers } from './put-receivers.ts';
import { createSuggestContractFields } from './suggest-contract-fields.ts';

export const createDraftingHandlers = (deps: Deps, readings: DocumentReadings) =>
  ({
    createContract: createCreateContract(deps),
    getContract: createGetContract(deps),
    changeContract: createChangeContract(deps),
    deleteContract: createDeleteContract(deps),
    putReceivers: createPutReceivers(deps),
    putFields: createPutFields(deps),
    putAnnotations: createPutAnnotations(deps),
    suggestContractFields: createSuggestContractFields(deps, readings),
    duplicateContract: createDuplicateContract(deps),
  }) satisfies Partial<OperationHandlers>;
