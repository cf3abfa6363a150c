import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import { listContractFiles, type ContractFile } from '../contracts/contract-files.repository.ts';
import type { ContractRow } from '../contracts/contracts.repository.ts';
import type { PageInfo } from '../../documents/geometry.ts';
import type { ReceiverRow } from '../contracts/receivers.repository.ts';
import { pageAddress } from '../files/file-view.ts';

/** A page of a file, and where the file begins in the document. */
export type SentPage = PageInfo & { fileUuid: string; firstPage: number | null };

export const DOCUMENT_ADDRESS = '/api/sign/document';
export const CERTIFICATE_ADDRESS = '/api/sign/certificate';
export const sealedPageAddress = (page: number, width: 480 | 1240) => `/api/sign/pages/${page}?width=${width}`;

export const personView = (person: ReceiverRow): components['schemas']['SignPerson'] => ({
  receiverUuid: person.receiverUuid,
  name: person.name,
  role: person.role,
  order: person.signingOrder,
  state: person.state,
  hasTurn: person.hasTurn,
});

type SignPage = components['schemas']['SignPage'];
type Sign = (address: string) => string;

/** All pages of the document as it was sent, with addresses for one reader. */
export async function viewPages(connection: Connection, contract: ContractRow, sign: Sign): Promise<SignPage[]> {
  return viewPagesOf(await listContractFiles(connection, contract), sign);
}

export const viewPagesOf = (parts: readonly ContractFile[], sign: Sign): SignPage[] =>
  parts.flatMap(({ file, pages, firstPage }) =>
    pages.map((page) => viewPage({ fileUuid: file.fileUuid, firstPage, ...page }, sign)),
  );

/** The same pages with other pictures: those of the sealed document. */
export const withPictures = (
  pages: readonly SignPage[],
  pictureOf: (page: number, width: 480 | 1240) => string,
): SignPage[] =>
  pages.map((page) => ({
    ...page,
    imageUrl: pictureOf(page.number, 480),
    largeImageUrl: pictureOf(page.number, 1240),
  }));

export const viewPage = (
  { fileUuid, firstPage, number, width, height, rotation, cropBox }: SentPage,
  sign: Sign,
): SignPage => ({
  number: (firstPage ?? 1) + number - 1,
  fileId: fileUuid,
  pageInFile: number,
  width,
  height,
  rotation,
  cropBox: [...cropBox],
  imageUrl: sign(pageAddress(fileUuid, number, 480)),
  largeImageUrl: sign(pageAddress(fileUuid, number, 1240)),
});
