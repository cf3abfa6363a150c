import { annotateDocumentSetup } from '../annotate-document.setup';

/** Another machine edits the pages, such as the one for fields: the pointer and the undo keys belong to it. */
export const other = annotateDocumentSetup.createStateConfig({ entry: 'putDown', on: { 'other.chosen': {} } });
