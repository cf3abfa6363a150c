import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { drawPicture, type PictureUse } from './draw-picture.ts';
import { deleteUnusedBytes } from './stored-bytes.ts';
import { deleteUpload, findUpload, listUnusedUploads, replaceUploadWithPicture } from './uploads.repository.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

const prefixOf = (publicUrl: string) => `${publicUrl}/api/images/`;

/** Returns the upload id in a URL. Null unless the URL is exactly one of ours. */
export function parseUploadId(publicUrl: string, url: string) {
  const prefix = prefixOf(publicUrl);
  const id = url.startsWith(prefix) ? url.slice(prefix.length) : '';
  return UUID.test(id) ? id : null;
}

type DrawnPicture = { uploadUuid: string; draft: string; sha256: string };

export function createUploadedPictureService(deps: Deps) {
  const { config, database, files, now } = deps;
  const { publicUrl } = config;

  return {
    addressOf: (uploadUuid: string) => `${prefixOf(publicUrl)}${uploadUuid}`,
    /** Draws the picture from the user's draft. Nothing uses it yet. */
    async draw(userUuid: string, url: string, use: PictureUse): Promise<DrawnPicture> {
      const uploadUuid = parseUploadId(publicUrl, url);
      const upload = uploadUuid ? await findUpload(database, uploadUuid) : undefined;
      if (!uploadUuid || !upload || upload.userUuid !== userUuid) throw new DomainError('FOREIGN_ADDRESS');
      if (upload.usedAt) throw new DomainError('UPLOAD_EXPIRED');
      if (!upload.sha256) throw new DomainError(upload.expiresAt <= now() ? 'UPLOAD_EXPIRED' : 'IMAGE_UNREADABLE');
      const draft = await files.get(upload.sha256);
      if (!draft) throw new DomainError('UPLOAD_EXPIRED');
      return { uploadUuid, draft: upload.sha256, sha256: await files.put(await drawPicture(draft, use)) };
    },
    async use(connection: Connection, { uploadUuid, draft, sha256 }: DrawnPicture) {
      if (!(await replaceUploadWithPicture(connection, uploadUuid, draft, sha256, now())))
        throw new DomainError('UPLOAD_EXPIRED');
    },
    /**
     * Deletes the draft and the previous picture, unless another row refers to the same bytes. Call this after the
     * change is committed.
     */
    async settle(before: string | null, drawn: DrawnPicture | null) {
      if (drawn) await deleteUnusedBytes(deps, drawn.draft);
      const uploadUuid = before ? parseUploadId(publicUrl, before) : null;
      const gone = uploadUuid ? await deleteUpload(database, uploadUuid) : null;
      if (gone) await deleteUnusedBytes(deps, gone);
    },
    async discardDrafts(userUuid: string) {
      for (const { uploadUuid } of await listUnusedUploads(database, userUuid)) {
        const gone = await deleteUpload(database, uploadUuid);
        if (gone) await deleteUnusedBytes(deps, gone);
      }
    },
  };
}
