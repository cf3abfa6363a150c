import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { buildAttachmentPath, findVisibleAttachment } from '../../contracts/values/attachments.repository.ts';
import { findVisibleMarkPicture } from '../../contracts/values/contract-marks.repository.ts';
import { formatDisposition } from '../../files/file-name.ts';
import { openStoredFile } from '../../files/open-stored-file.ts';
import { createSignedUrls } from '../../files/signed-urls.ts';
import { createPictureResponse } from '../../marks/mark-picture.ts';

const CONTENT_TYPES = { PDF: 'application/pdf', PNG: 'image/png', JPEG: 'image/jpeg' } as const;

export function createGetAttachment(deps: Deps): OperationHandler<'getAttachment'> {
  const { database, files, now } = deps;
  const addresses = createSignedUrls(deps);

  return async ({ path: { attachmentId }, query: { sig } }) => {
    const { subject, expiresAt } = addresses.read(buildAttachmentPath(attachmentId), sig);
    const found = await findVisibleAttachment(database, attachmentId, subject);
    if (!found) {
      const mark = await findVisibleMarkPicture(database, attachmentId, subject);
      if (!mark) throw new DomainError('NOT_FOUND');
      return createPictureResponse(deps, mark, expiresAt);
    }
    const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
    return {
      kind: 'file',
      contentType: CONTENT_TYPES[found.kind],
      bytes: await openStoredFile(files, found.sha256),
      cacheControl: `private, max-age=${seconds}`,
      etag: found.sha256,
      // PDFs are only offered as downloads, because an attachment can contain anything.
      disposition: formatDisposition(found.kind === 'PDF' ? 'attachment' : 'inline', found.name),
    };
  };
}
