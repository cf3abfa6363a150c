import type { PreviewMessages } from './messages.ko';

export const en: PreviewMessages = {
  banner: 'This is a preview. Nothing is saved.',
  loading: 'Loading the document',
  document: 'Document',
  smaller: 'Zoom out',
  larger: 'Zoom in',
  close: 'Close',
  failed: 'We couldn’t load the document',
  again: 'Try again',
  notThere: 'You can’t view this document',
  notThereMore: 'It doesn’t exist, or you don’t have access to it.',
};
