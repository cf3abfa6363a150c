import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import type { DocumentReadings } from '../../files/document-readings.ts';
import { listContractFiles } from '../core/contract-files.repository.ts';
import { applyLessons } from './lessons/apply-lessons.ts';
import { listLessons } from './lessons/lessons.repository.ts';
import { requireEditable } from '../core/rights.ts';

export const createSuggestContractFields =
  ({ database }: Deps, readings: DocumentReadings): OperationHandler<'suggestContractFields'> =>
  async ({ path, caller }) => {
    const contract = await requireEditable(database, path.contractId, caller);
    const lessons = await listLessons(database, contract.organizationUuid);
    const answers = [];
    for (const { file } of await listContractFiles(database, contract)) {
      if (file.refusal) throw new DomainError('FILE_REFUSED', { message: file.refusal.message });
      if (file.normalisedSha256 === null) throw new DomainError('FILE_PROCESSING');
      const { suggestions } = await readings.read(file.normalisedSha256);
      answers.push({
        fileId: file.fileUuid,
        suggestions: applyLessons([...file.formSuggestions, ...suggestions], lessons),
      });
    }
    return answers;
  };
