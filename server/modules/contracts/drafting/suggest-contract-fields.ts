import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import type { DocumentReadings } from '../../files/document-readings.ts';
import { listContractFiles } from '../core/contract-files.repository.ts';
import { requireEditableContract } from '../core/contract-permissions.ts';
import { suggestFields } from './suggest-fields.ts';

export const createSuggestContractFields =
  ({ database }: Deps, readings: DocumentReadings): OperationHandler<'suggestContractFields'> =>
  async ({ path, caller }) => {
    const contract = await requireEditableContract(database, path.contractId, caller);
    const files = await listContractFiles(database, contract);
    return suggestFields(database, readings, contract.organizationUuid, files);
  };
