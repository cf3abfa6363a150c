import { annotateDocumentSetup } from '../annotate-document.setup';

/** Another machine edits the pages in this mode, and owns the pointer and the undo keys. */
export const suspendedMode = annotateDocumentSetup.createStateConfig({ entry: 'putDown', on: { 'other.chosen': {} } });
