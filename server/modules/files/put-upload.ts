import { MAX_FILE_BYTES } from '../../contract/document.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { redrawDraft } from './draw-picture.ts';
import { TYPE_BY_EXTENSION } from './image-types.ts';
import { deleteUnusedBytes } from './stored-bytes.ts';
import { isSignedUpload } from './upload-signature.ts';
import { findUpload, storeUpload } from './uploads.repository.ts';

export const createPutUpload =
  (deps: Deps): OperationHandler<'putUpload'> =>
  async ({ path, query, body }) => {
    const { database, documents, files, now, secrets } = deps;
    const upload = await findUpload(database, path.uploadId);
    const signed = { uploadUuid: path.uploadId, expires: query.expires, contentType: upload?.contentType ?? '' };
    if (!upload || !isSignedUpload(secrets, signed, query.sig)) throw new DomainError('UPLOAD_FORGED');
    if (query.expires * 1000 <= now().getTime() || upload.usedAt) throw new DomainError('UPLOAD_EXPIRED');
    const contentType = TYPE_BY_EXTENSION.get(upload.contentType.replace('image/', ''));
    if (!contentType || body.contentType !== contentType)
      throw new DomainError('UNSUPPORTED_TYPE', { message: '이 파일은 올릴 수 없어요. PNG, JPG만 돼요.' });
    if (body.bytes.length > MAX_FILE_BYTES) throw new DomainError('TOO_LARGE');
    const sha256 = await files.put(await redrawDraft(documents, body.bytes, contentType));
    if (!(await storeUpload(database, path.uploadId, sha256, now()))) throw new DomainError('UPLOAD_EXPIRED');
    if (upload.sha256 && upload.sha256 !== sha256) await deleteUnusedBytes(deps, upload.sha256);
    return null;
  };
