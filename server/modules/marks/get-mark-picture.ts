import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import { createPictureResponse } from './mark-picture.ts';
import { buildMarkPicturePath } from './mark-view.ts';
import { createUserMarkRepository } from './user-marks.repository.ts';

export function createGetMarkPicture(deps: Deps): OperationHandler<'getMarkPicture'> {
  const { database, secrets } = deps;
  const marks = createUserMarkRepository(secrets);
  const addresses = createSignedUrls(deps);

  return async ({ path: { markId }, query: { sig } }) => {
    const { subject, expiresAt } = addresses.read(buildMarkPicturePath(markId), sig);
    const mark = await marks.find(database, markId);
    if (!mark || subject.kind !== 'user' || subject.uuid !== mark.userUuid) throw new DomainError('NOT_FOUND');
    return createPictureResponse(deps, mark, expiresAt);
  };
}
