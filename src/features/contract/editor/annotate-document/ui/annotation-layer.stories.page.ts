import type { DocumentPage } from '@/entities/document';

export const page: DocumentPage = {
  key: 'f/1',
  fileId: 'f',
  index: 0,
  documentNumber: 1,
  number: 1,
  width: 595,
  height: 400,
  rotation: 0,
  cropBox: [0, 0, 595, 400],
  imageUrl: '',
  largeImageUrl: '',
  documentUrl: null,
};
