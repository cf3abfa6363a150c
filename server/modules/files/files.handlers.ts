import { v7 as uuidv7 } from 'uuid';
import { MAX_FILE_BYTES } from '../../contract/document.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { redrawDraft } from './draw-picture.ts';
import { createPictures } from './pictures.ts';
import { deleteUnusedBytes } from './stored-bytes.ts';
import { isSignedUpload, signUpload } from './upload-signature.ts';
import { createUpload, findUpload, storeUpload, type ImageType } from './uploads.repository.ts';

const UPLOAD_MS = 10 * 60_000;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A Map rather than an object, in which an extension like `constructor` would find an inherited property. */
const TYPE_BY_ENDING = new Map<string, ImageType>([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
]);

export function createFileHandlers(deps: Deps) {
  const { config, database, documents, files, now, secrets } = deps;
  const pictures = createPictures(deps);

  return {
    async presignProfileImage({ body, caller }) {
      const contentType = TYPE_BY_ENDING.get(/\.(\w+)$/.exec(body.fileName)?.[1]?.toLowerCase() ?? '');
      if (!contentType) throw new DomainError('UNSUPPORTED_TYPE');
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
    },
    async putUpload({ path, query, body }) {
      const upload = await findUpload(database, path.uploadId);
      const signed = { uploadUuid: path.uploadId, expires: query.expires, contentType: upload?.contentType ?? '' };
      if (!upload || !isSignedUpload(secrets, signed, query.sig)) throw new DomainError('UPLOAD_FORGED');
      if (query.expires * 1000 <= now().getTime() || upload.usedAt) throw new DomainError('UPLOAD_EXPIRED');
      const contentType = TYPE_BY_ENDING.get(upload.contentType.replace('image/', ''));
      if (!contentType || body.contentType !== contentType) throw new DomainError('UNSUPPORTED_TYPE');
      if (body.bytes.length > MAX_FILE_BYTES) throw new DomainError('TOO_LARGE');
      const sha256 = await files.put(await redrawDraft(documents, body.bytes, contentType));
      if (!(await storeUpload(database, path.uploadId, sha256, now()))) throw new DomainError('UPLOAD_EXPIRED');
      if (upload.sha256 && upload.sha256 !== sha256) await deleteUnusedBytes(deps, upload.sha256);
      return null;
    },
    async getImage({ path }) {
      const upload = await findUpload(database, path.imageId);
      const bytes = upload?.usedAt && upload.sha256 ? await files.get(upload.sha256) : null;
      if (!bytes) throw new DomainError('NOT_FOUND');
      return { kind: 'file', contentType: 'image/webp', bytes, cacheControl: FOR_EVER, isShownElsewhere: true };
    },
  } satisfies Partial<OperationHandlers>;
}
