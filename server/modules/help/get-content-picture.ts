import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Serves a picture that a page uses. Other files in the folder can't be read. */
export const createGetContentPicture =
  ({ content }: Pick<Deps, 'content'>): OperationHandler<'getContentPicture'> =>
  async ({ path, query }) => {
    const { pictures } = await content.read();
    const picture = pictures.get(path.picture);
    if (!picture) throw new DomainError('NOT_FOUND');
    const { bytes, contentType, sha256, version } = picture;
    return {
      kind: 'file',
      contentType,
      bytes,
      etag: sha256,
      cacheControl: query.version === version ? FOR_GOOD : 'public, no-cache',
    };
  };
