import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createArrangePages } from './arrange-pages.ts';
import { createConfirmFile } from './confirm-file.ts';
import type { DocumentReadings } from './document-readings.ts';
import { createGetFileContent } from './get-file-content.ts';
import { createGetFilePage } from './get-file-page.ts';
import { createGetFile } from './get-file.ts';
import type { PagePictures } from './page-pictures.ts';
import { createPrepareForFiles } from './prepare-for-files.ts';
import { createSignedUrls } from './signed-urls.ts';
import { createSuggestFields } from './suggest-fields.ts';
import { createUploadFile } from './upload-file.ts';
import { createVisibleFileQueries } from './visible-files.repository.ts';

export function createDocumentHandlers(deps: Deps, pictures: PagePictures, readings: DocumentReadings) {
  const visibleFiles = createVisibleFileQueries(deps);
  return {
    uploadFile: createUploadFile(deps),
    prepareForFiles: createPrepareForFiles(deps),
    getFile: createGetFile(deps),
    confirmFile: createConfirmFile(deps),
    arrangePages: createArrangePages(deps, createSignedUrls(deps)),
    suggestFields: createSuggestFields(deps, readings),
    getFilePage: createGetFilePage(deps, visibleFiles, pictures),
    getFileContent: createGetFileContent(deps, visibleFiles),
  } satisfies Partial<OperationHandlers>;
}
