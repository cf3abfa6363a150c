import type { components } from '@/shared/api';

type File = components['schemas']['File'];
type FilePage = components['schemas']['FilePage'];

/** A page of the document that several files form together. */
export type DocumentPage = FilePage & {
  key: string;
  fileId: string;
  /** Counted from 0, over all files. */
  index: number;
  /** The page number in the PDF at `documentUrl`, which may contain several files. */
  documentNumber: number;
  documentUrl: string | null;
};

type WholePage = components['schemas']['SignPage'];

/** The pages of one PDF that all files were joined into. */
export const pagesOfWhole = (pages: readonly WholePage[], documentUrl: string | null): DocumentPage[] =>
  pages.map((page, index) => ({
    ...page,
    index,
    key: `${page.fileId}/${page.pageInFile}`,
    number: page.pageInFile,
    documentNumber: page.number,
    documentUrl,
  }));

type Contract = components['schemas']['Contract'];

/** What a member sees: the sealed document once there is one, and before that its files. */
export const pagesOfContract = ({
  files,
  sealedPages,
  documentUrl,
}: Pick<Contract, 'files' | 'sealedPages' | 'documentUrl'>): DocumentPage[] =>
  sealedPages.length > 0 ? pagesOfWhole(sealedPages, documentUrl) : pagesOf(files.map(({ file }) => file));

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

/** The page's `key`, for the position of fields and annotations. */
export const pageKey = ({ fileId, page }: { fileId: string; page: number }) => `${fileId}/${page}`;
