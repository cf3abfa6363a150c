import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { mergeSuggestions } from '../../documents/suggest/merge-suggestions.ts';
import type { DocumentReadings } from './document-readings.ts';
import { requireReadyFile } from './file-permissions.ts';
import { requireFileWithPages } from './require-file.ts';

export const createSuggestFields =
  ({ database }: Deps, readings: DocumentReadings): OperationHandler<'suggestFields'> =>
  async ({ path, caller }) => {
    const { file, pages } = await requireFileWithPages(database, path.fileId, caller);
    const { normalisedSha256 } = requireReadyFile(file);
    if (file.kind === null || pages.length === 0) return { suggestions: [] };
    const { suggestions } = await readings.read(normalisedSha256);
    return { suggestions: mergeSuggestions(file.formSuggestions, suggestions) };
  };
