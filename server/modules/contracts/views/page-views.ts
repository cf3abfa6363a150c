import type { components } from '#openapi';
import type { Connection } from '../../../database/connect.ts';
import type { PageInfo } from '../../../documents/geometry.ts';
import type { PictureWidth } from '../../files/page-pictures.ts';
import { listContractFiles, type ContractFile } from '../core/contract-files.repository.ts';
import type { ContractRow } from '../core/contracts.repository.ts';

type SignPage = components['schemas']['SignPage'];

export type SentPage = PageInfo & { fileUuid: string; firstPage: number | null };

export type BuildPictureUrl = (page: number, width: PictureWidth) => string;

export async function describePages(
  connection: Connection,
  contract: ContractRow,
  pictureOf: BuildPictureUrl,
): Promise<SignPage[]> {
  return describeFilePages(await listContractFiles(connection, contract), pictureOf);
}

export const describeFilePages = (parts: readonly ContractFile[], pictureOf: BuildPictureUrl): SignPage[] =>
  parts.flatMap(({ file, pages, firstPage }) =>
    pages.map((page) => describePage({ fileUuid: file.fileUuid, firstPage, ...page }, pictureOf)),
  );

export function describePage(
  { fileUuid, firstPage, number: pageInFile, width, height, rotation, cropBox }: SentPage,
  pictureOf: BuildPictureUrl,
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
