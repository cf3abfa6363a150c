import type { Messages } from './messages.ko';

export const en: Messages = {
  document: 'Document',
  pageNumber: (count) => `Page number, out of ${count}`,
  ofPages: (count) => `/ ${count}`,
  smaller: 'Zoom out',
  larger: 'Zoom in',
  fitted: 'Fit to width',
  unseen: 'We couldn’t show this page',
  again: 'Try again',
  textOf: (page) => `Text of page ${page}`,
  textComes: 'Loading text',
  textMissing:
    'This page is an image, so there is no text to read out. You can ask the sender for a document with text.',
  textCut: 'This page has a lot of text, so only the first part is read out. Download the document to read the rest.',
  textFailed: 'We couldn’t load the text of this page.',
  textAgain: (page) => `Load the text of page ${page} again`,
};
