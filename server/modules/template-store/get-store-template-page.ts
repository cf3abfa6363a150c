import { createHash } from 'node:crypto';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { detectPictureType } from '../files/detect-picture-type.ts';
import { requireForm } from './require-form.ts';
import { createStorePictureReader } from './store-picture-reader.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

export function createGetStoreTemplatePage(
  deps: Pick<Deps, 'config' | 'documents'>,
): OperationHandler<'getStoreTemplatePage'> {
  const readPictures = createStorePictureReader(deps);

  return async ({ path, query: { width = 1240, version } }) => {
    const form = requireForm(path.storeTemplateId);
    if (path.page > form.pageCount) throw new DomainError('NOT_FOUND');
    const { small, large } = await readPictures(form, path.page);
    const bytes = Buffer.from(width === 480 ? small : large);
    return {
      kind: 'file',
      contentType: detectPictureType(bytes),
      bytes,
      etag: createHash('sha256').update(bytes).digest('hex'),
      cacheControl: version === form.version ? FOR_GOOD : 'public, no-cache',
    };
  };
}
