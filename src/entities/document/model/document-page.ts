import type { components } from '@/shared/api';

type File = components['schemas']['File'];
type FilePage = components['schemas']['FilePage'];

/** A page of the document that several files make together. */
export type DocumentPage = FilePage & {
  key: string;
  fileId: string;
  /** From 0, over all files. */
  index: number;
  /** In the PDF at `documentUrl`, which may hold several files. */
  documentNumber: number;
  documentUrl: string | null;
};

export function pagesOf(files: readonly Pick<File, 'fileId' | 'pages' | 'documentUrl'>[]): DocumentPage[] {
  return files
    .flatMap(({ fileId, pages, documentUrl }) =>
      pages.map((page) => ({
        ...page,
        fileId,
        documentUrl,
        documentNumber: page.number,
        key: `${fileId}/${page.number}`,
      })),
    )
    .map((page, index) => ({ ...page, index }));
}

/** Of where fields and annotations stand: the page's `key`. */
export const pageKey = ({ fileId, page }: { fileId: string; page: number }) => `${fileId}/${page}`;
