import { sql } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandlers } from '../../../contract/operations.ts';
import { value } from '../../../database/prepare.ts';
import type { Deps } from '../../../deps.ts';
import type { PagePictures } from '../../files/page-pictures.ts';
import { createSignedAddresses } from '../../files/signed-address.ts';
import { drawSealedPage } from '../../sealing/sealed-page.ts';
import { documentPageAddress } from '../shared/sign-views.ts';

/** What receivers look at: pages of the document whose hash their address carries, never of what a row names meanwhile. */
export function createPageHandlers(deps: Deps, pictures: PagePictures) {
  const { database, documents, files, now, prepare } = deps;
  const addresses = createSignedAddresses(deps);
  const findHeld = prepare(
    'pages: contract of receiver',
    database
      .selectFrom('receivers as r')
      .innerJoin('contracts as c', 'c.contractId', 'r.contractId')
      .select(['c.sealedSha256', 'c.pageCount'])
      .where('r.receiverUuid', '=', value<string>(1))
      .where('r.linkVersion', '=', value<number>(2))
      .where('r.state', '<>', sql.lit('DELEGATED'))
      .where('c.status', 'in', [sql.lit('IN_PROGRESS'), sql.lit('COMPLETED')])
      .where('c.destroyedAt', 'is', null),
  );

  return {
    async getSignPage({ path: { page }, query: { of, sig, width = 1240 } }) {
      const { subject, expiresAt } = addresses.read(documentPageAddress(of, page, width), sig);
      const [contract] = subject.kind === 'receiver' ? await findHeld(subject.uuid, String(subject.linkVersion)) : [];
      if (!contract || page > (contract.pageCount ?? 0)) throw new DomainError('NOT_FOUND');
      const picture =
        of === contract.sealedSha256
          ? await drawSealedPage({ documents, files }, of, page, width)
          : await pictures.read({ documentSha256: of, page, width });
      const seconds = Math.floor((expiresAt.getTime() - now().getTime()) / 1000);
      return { ...picture, cacheControl: `private, max-age=${seconds}, immutable` };
    },
  } satisfies Partial<OperationHandlers>;
}
