import type { components } from '@/shared/api';

type File = components['schemas']['File'];
type FilePage = components['schemas']['FilePage'];

/** A page of a document that may consist of several files. */
export type DocumentPage = FilePage & {
  key: string;
  fileId: string;
  /** The zero-based index across all files. */
  index: number;
  /** The page number in the PDF at `documentUrl`, which may combine several files. */
  documentNumber: number;
  documentUrl: string | null;
};

type WholePage = components['schemas']['SignPage'];

/** For a single PDF that combines all files. */
export const toDocumentPages = (pages: readonly WholePage[], documentUrl: string | null): DocumentPage[] =>
  pages.map((page, index) => ({
    ...page,
    index,
    key: `${page.fileId}/${page.pageInFile}`,
    number: page.pageInFile,
    documentNumber: page.number,
    documentUrl,
  }));

type Contract = components['schemas']['Contract'];

/** Lists the sealed document's pages, or those of the contract's files before sealing. */
export const listContractPages = ({
  files,
  sealedPages,
  documentUrl,
}: Pick<Contract, 'files' | 'sealedPages' | 'documentUrl'>): DocumentPage[] =>
  sealedPages.length > 0 ? toDocumentPages(sealedPages, documentUrl) : listFilePages(files.map(({ file }) => file));

export function listFilePages(files: readonly Pick<File, 'fileId' | 'pages' | 'documentUrl'>[]): DocumentPage[] {
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

export const getPageKey = ({ fileId, page }: { fileId: string; page: number }) => `${fileId}/${page}`;
