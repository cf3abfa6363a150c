import { annotateDocumentSetup } from '../annotate-document.setup';

/** The mode in which pages can only be viewed: nothing can be drawn, selected or undone. */
export const viewMode = annotateDocumentSetup.createStateConfig({ entry: 'putDown', on: { 'none.chosen': {} } });
