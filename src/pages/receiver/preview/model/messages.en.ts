import type { PreviewMessages } from './messages.ko';

export const en: PreviewMessages = {
  banner: 'This is a preview. Nothing is saved.',
  loading: 'Loading the document',
  document: 'Document',
  smaller: 'Smaller',
  larger: 'Larger',
  close: 'Close',
  failed: 'The document could not be loaded',
  again: 'Load again',
  notThere: 'You cannot see this document',
  notThereMore: 'It does not exist, or is for other people to see.',
};
