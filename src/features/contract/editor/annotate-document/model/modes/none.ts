import { annotateDocumentSetup } from '../annotate-document.setup';

/** Pages can only be viewed in this mode: nothing can be drawn, selected or undone. */
export const viewMode = annotateDocumentSetup.createStateConfig({ entry: 'putDown', on: { 'none.chosen': {} } });
