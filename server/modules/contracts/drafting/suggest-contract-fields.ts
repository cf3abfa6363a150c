import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { storedPdf } from '../../files/stored-bytes.ts';
import { listContractFiles } from '../core/contract-files.repository.ts';
import { requireChangeable } from '../core/rights.ts';

export const createSuggestContractFields =
  ({ database, documents, files }: Deps): OperationHandler<'suggestContractFields'> =>
  async ({ path, caller }) => {
    const contract = await requireChangeable(database, path.contractId, caller);
    const answers = [];
    for (const { file } of await listContractFiles(database, contract)) {
      if (file.refusal) throw new DomainError('FILE_REFUSED', { message: file.refusal.message });
      if (file.normalisedSha256 === null) throw new DomainError('FILE_PROCESSING');
      const found = await documents.suggest(storedPdf(files, file.normalisedSha256));
      answers.push({ fileId: file.fileUuid, suggestions: [...file.formSuggestions, ...found] });
    }
    return answers;
  };
