import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { drawSealedPage } from '../../sealing/sealed-page.ts';
import { buildSealedPagePath } from '../views/contract-view.ts';
import { createRequireReadable } from './require-readable.ts';

export function createGetContractPage(deps: Deps): OperationHandler<'getContractPage'> {
  const { documents, files } = deps;
  const requireReadable = createRequireReadable(deps);

  return async ({ path: { contractId, page }, query: { width = 1240, sig }, caller }) => {
    const address = buildSealedPagePath(contractId, page, width);
    const { contract, cacheControl } = await requireReadable({ contractId, address, sig, caller });
    const { status, sealedSha256, pageCount } = contract;
    if (status !== 'COMPLETED' || sealedSha256 === null) throw new DomainError('NOT_COMPLETED');
    if (page > (pageCount ?? 0)) throw new DomainError('NOT_FOUND');
    return { ...(await drawSealedPage({ documents, files }, sealedSha256, page, width)), cacheControl };
  };
}
