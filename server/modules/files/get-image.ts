import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findUpload } from './uploads.repository.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export const createGetImage =
  ({ database, files }: Deps): OperationHandler<'getImage'> =>
  async ({ path }) => {
    const upload = await findUpload(database, path.imageId);
    const bytes = upload?.usedAt && upload.sha256 ? await files.get(upload.sha256) : null;
    if (!bytes) throw new DomainError('NOT_FOUND');
    return { kind: 'file', contentType: 'image/webp', bytes, cacheControl: FOR_EVER, isShownElsewhere: true };
  };
