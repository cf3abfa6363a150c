import { annotateDocumentSetup } from '../annotate-document.setup';

/** The pages are only looked at: nothing is drawn, chosen or taken back. */
export const none = annotateDocumentSetup.createStateConfig({ entry: 'letGo', on: { 'none.chosen': {} } });
