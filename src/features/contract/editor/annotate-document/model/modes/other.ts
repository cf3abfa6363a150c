import { annotateDocumentSetup } from '../annotate-document.setup';

/**
 * The mode in which another machine edits the pages, such as the one for fields. The pointer and the undo keys belong
 * to that machine.
 */
export const suspendedMode = annotateDocumentSetup.createStateConfig({ entry: 'putDown', on: { 'other.chosen': {} } });
