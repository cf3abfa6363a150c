import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import type { PagePictures } from '../../files/page-pictures.ts';
import { createSignedUrls } from '../../files/signed-urls.ts';
import { drawSealedPage } from '../../sealing/sealed-page.ts';
import { buildDocumentPagePath } from '../shared/sign-views.ts';
import { createFindPageHolder } from './page-holder.repository.ts';

/** Serves a page of the document whose hash is in the signed URL, even if the contract's row has changed. */
export function createGetSignPage(deps: Deps, pictures: PagePictures): OperationHandler<'getSignPage'> {
  const { documents, files, now } = deps;
  const addresses = createSignedUrls(deps);
  const findPageHolder = createFindPageHolder(deps);

  return async ({ path: { page }, query: { of, sig, width = 1240 } }) => {
    const { subject, expiresAt } = addresses.read(buildDocumentPagePath(of, page, width), sig);
    const contract = subject.kind === 'receiver' ? await findPageHolder(subject) : undefined;
    if (!contract || page > (contract.pageCount ?? 0)) throw new DomainError('NOT_FOUND');
    const picture =
      of === contract.sealedSha256
        ? await drawSealedPage({ documents, files }, of, page, width)
        : await pictures.read({ documentSha256: of, page, width });
    const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
    return { ...picture, cacheControl: `private, max-age=${seconds}, immutable` };
  };
}
