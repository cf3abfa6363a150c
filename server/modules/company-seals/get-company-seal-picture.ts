import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import { createPictureResponse } from '../marks/mark-picture.ts';
import { buildPicturePath } from './company-seal-view.ts';
import { createCompanySealRepository } from './company-seals.repository.ts';

export function createGetCompanySealPicture(deps: Deps): OperationHandler<'getCompanySealPicture'> {
  const { database, secrets } = deps;
  const seals = createCompanySealRepository(secrets);
  const addresses = createSignedUrls(deps);

  return async ({ path: { sealId }, query: { sig } }) => {
    const { subject, expiresAt } = addresses.read(buildPicturePath(sealId), sig);
    const seal = subject.kind === 'member' ? await seals.findForSeat(database, subject.uuid, sealId) : null;
    if (!seal) throw new DomainError('NOT_FOUND');
    return createPictureResponse(deps, seal, expiresAt);
  };
}
