import { annotateDocumentSetup } from '../annotate-document.setup';

/** The pages are worked on by others, fields for instance: the pointer and what is taken back are theirs. */
export const other = annotateDocumentSetup.createStateConfig({ entry: 'letGo', on: { 'other.chosen': {} } });
