import { v7 as uuidv7 } from 'uuid';
import { MAX_FILE_BYTES } from '../../contract/document.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { TYPE_BY_EXTENSION } from './image-types.ts';
import { createUploadedPictureService } from './pictures.ts';
import { signUpload } from './upload-signature.ts';
import { createUpload } from './uploads.repository.ts';

const UPLOAD_MS = 10 * 60_000;

export function createPresignProfileImage(deps: Deps): OperationHandler<'presignProfileImage'> {
  const { config, database, now, secrets } = deps;
  const pictures = createUploadedPictureService(deps);

  return async ({ body, caller }) => {
    const contentType = TYPE_BY_EXTENSION.get(/\.(\w+)$/.exec(body.fileName)?.[1]?.toLowerCase() ?? '');
    if (!contentType)
      throw new DomainError('UNSUPPORTED_TYPE', { message: '이 파일은 올릴 수 없어요. PNG, JPG만 돼요.' });
    const uploadUuid = uuidv7();
    const createdAt = now();
    const expires = Math.floor((createdAt.getTime() + UPLOAD_MS) / 1000);
    const expiresAt = new Date(expires * 1000);
    await createUpload(database, { uploadUuid, userUuid: caller.userUuid, contentType, expiresAt, createdAt });
    const query = new URLSearchParams({
      expires: String(expires),
      sig: signUpload(secrets, { uploadUuid, expires, contentType }),
    });
    return {
      uploadUrl: `${config.publicUrl}/api/uploads/${uploadUuid}?${query}`,
      profileImgUrl: pictures.addressOf(uploadUuid),
      contentType,
      maxBytes: MAX_FILE_BYTES,
      expiresAt: expiresAt.toISOString(),
    };
  };
}
