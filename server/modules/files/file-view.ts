import type { components } from '#openapi';
import type { MemberCaller } from '../../contract/access.ts';
import type { PageInfo } from '../../documents/geometry.ts';
import type { StoredFileRow } from './files.repository.ts';
import type { FileWithPages } from './require-file.ts';
import type { SignedUrls, Subject } from './signed-urls.ts';

type FileView = components['schemas']['File'];

/** The path as it is signed and verified. Build it only here, because the signature covers every character. */
export const buildPagePath = (fileId: string, page: number, width: number) =>
  `/api/app/files/${fileId}/pages/${page}?width=${width}`;
export const buildContentPath = (fileId: string, original: boolean) =>
  `/api/app/files/${fileId}/content${original ? '?original=true' : ''}`;

export const describeFileFor = ({ member }: MemberCaller, { file, pages }: FileWithPages, addresses: SignedUrls) =>
  describeFile(file, pages, addresses, { kind: 'member', uuid: member.organizationMemberUuid });

export function describeFile(
  file: StoredFileRow,
  pages: readonly PageInfo[],
  addresses: SignedUrls,
  subject: Subject,
): FileView {
  const {
    fileUuid: fileId,
    name,
    purpose,
    kind,
    status,
    bytes,
    sha256,
    normalisedSha256,
    notices,
    refusal,
    arrangement,
  } = file;
  const sign = (address: string) => addresses.sign(address, subject);
  return {
    fileId,
    name,
    purpose,
    kind,
    status,
    bytes,
    sha256,
    normalisedSha256,
    arrangement: arrangement && {
      fileId: arrangement.fileId,
      pageCount: arrangement.pageCount,
      pages: arrangement.pages,
    },
    notices,
    refusal,
    pageCount: normalisedSha256 === null ? null : pages.length,
    pages: pages.map(({ number, width, height, rotation, cropBox }) => ({
      number,
      width,
      height,
      rotation,
      cropBox: [...cropBox],
      imageUrl: sign(buildPagePath(fileId, number, 480)),
      largeImageUrl: sign(buildPagePath(fileId, number, 1240)),
    })),
    confirmedAt: file.confirmedAt?.toISOString() ?? null,
    createdAt: file.createdAt.toISOString(),
    documentUrl: normalisedSha256 === null ? null : sign(buildContentPath(fileId, false)),
    originalUrl: sign(buildContentPath(fileId, true)),
  };
}
