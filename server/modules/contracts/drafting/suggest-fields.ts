import type { components } from '#openapi';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import { mergeSuggestions } from '../../../documents/suggest/merge-suggestions.ts';
import type { DocumentReadings } from '../../files/document-readings.ts';
import type { ContractFile } from '../core/contract-files.repository.ts';
import { applyLessons } from './lessons/apply-lessons.ts';
import { listLessons } from './lessons/lessons.repository.ts';

/** Suggests fields for each file, adjusted to the changes that the organisation's members made before. */
export async function suggestFields(
  connection: Connection,
  readings: DocumentReadings,
  organizationUuid: string,
  files: readonly ContractFile[],
): Promise<components['schemas']['FileSuggestions'][]> {
  const lessons = await listLessons(connection, organizationUuid);
  const answers = [];
  for (const { file, pages } of files) {
    if (file.refusal) throw new DomainError('FILE_REFUSED', { message: file.refusal.message });
    if (file.normalisedSha256 === null) throw new DomainError('FILE_PROCESSING');
    const { suggestions } = await readings.read(file.normalisedSha256);
    answers.push({
      fileId: file.fileUuid,
      suggestions: applyLessons(mergeSuggestions(file.formSuggestions, suggestions), lessons, pages),
    });
  }
  return answers;
}
