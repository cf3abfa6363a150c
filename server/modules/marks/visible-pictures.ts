import type { components } from '#openapi';
import type { MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import { readStoredFile } from '../files/open-stored-file.ts';
import { findUploadedPicture } from './uploaded-pictures.repository.ts';

type Mark = components['schemas']['Mark'];

/** Rejects a picture of which nothing would be seen. Decoding is slow, so this comes before any lock. */
export async function requireVisiblePicture({ documents, files }: Pick<Deps, 'documents' | 'files'>, sha256: string) {
  if (await documents.isBlankPicture(await readStoredFile(files, sha256)))
    throw new DomainError('CHARACTER_UNPRINTABLE', {
      message: '아무것도 보이지 않는 사진이에요. 다른 사진을 올려주세요.',
    });
}

/** Rejects a member's mark if its picture is blank. `prepareMark` reports a picture that can't be used at all. */
export function createRequireVisibleMark(deps: Pick<Deps, 'database' | 'documents' | 'files'>) {
  return async (mark: Mark, member: MemberSeat | null) => {
    if (mark.kind !== 'IMAGE') return;
    const upload = await findUploadedPicture(deps.database, mark.fileId, member);
    if (upload?.normalisedSha256) await requireVisiblePicture(deps, upload.normalisedSha256);
  };
}
