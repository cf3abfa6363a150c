import type { Annotation } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';

export const isOnPage = (
  { fileId, number }: Pick<DocumentPage, 'fileId' | 'number'>,
  annotation: Pick<Annotation, 'fileId' | 'pageIndex'>,
) => annotation.fileId === fileId && annotation.pageIndex === number - 1;
