import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import { listContractFiles, type ContractFile } from '../contracts/contract-files.repository.ts';
import type { ContractRow } from '../contracts/contracts.repository.ts';
import type { PageInfo } from '../../documents/geometry.ts';
import type { ReceiverRow } from '../contracts/receivers.repository.ts';
import type { PictureWidth } from '../files/page-pictures.ts';

/** A page of a file, and where the file begins in the document. */
export type SentPage = PageInfo & { fileUuid: string; firstPage: number | null };

export const CERTIFICATE_ADDRESS = '/api/sign/certificate';
/** Both name the bytes that they stand for: those that were compared with the record when they were given out. */
export const documentAddress = (sha256: string) => `/api/sign/document?of=${sha256}`;
export const documentPageAddress = (sha256: string, page: number, width: PictureWidth) =>
  `/api/sign/pages/${page}?of=${sha256}&width=${width}`;

export const personView = (person: ReceiverRow): components['schemas']['SignPerson'] => ({
  receiverUuid: person.receiverUuid,
  name: person.name,
  role: person.role,
  order: person.signingOrder,
  state: person.state,
  hasTurn: person.hasTurn,
});

type SignPage = components['schemas']['SignPage'];
/** The address of a page's picture in one width, for one reader. */
type PictureOf = (page: number, width: PictureWidth) => string;

export const picturesOf =
  (sha256: string | null, sign: (address: string) => string): PictureOf =>
  (page, width) =>
    sign(documentPageAddress(sha256 ?? '', page, width));

/** All pages of the document. */
export async function viewPages(
  connection: Connection,
  contract: ContractRow,
  pictureOf: PictureOf,
): Promise<SignPage[]> {
  return viewPagesOf(await listContractFiles(connection, contract), pictureOf);
}

export const viewPagesOf = (parts: readonly ContractFile[], pictureOf: PictureOf): SignPage[] =>
  parts.flatMap(({ file, pages, firstPage }) =>
    pages.map((page) => viewPage({ fileUuid: file.fileUuid, firstPage, ...page }, pictureOf)),
  );

export function viewPage(
  { fileUuid, firstPage, number: pageInFile, width, height, rotation, cropBox }: SentPage,
  pictureOf: PictureOf,
): SignPage {
  const number = (firstPage ?? 1) + pageInFile - 1;
  return {
    number,
    fileId: fileUuid,
    pageInFile,
    width,
    height,
    rotation,
    cropBox: [...cropBox],
    imageUrl: pictureOf(number, 480),
    largeImageUrl: pictureOf(number, 1240),
  };
}
