import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { buildContractDocumentPath } from '../views/contract-view.ts';
import { createPdfResponse } from './create-pdf-response.ts';
import { createRequireReadable } from './require-readable.ts';

export function createGetContractDocument(deps: Deps): OperationHandler<'getContractDocument'> {
  const requireReadable = createRequireReadable(deps);

  return async ({ path: { contractId }, query: { sig }, caller }) => {
    const address = buildContractDocumentPath(contractId);
    const { contract, cacheControl } = await requireReadable({ contractId, address, sig, caller });
    const { title, status, baseSha256, sealedSha256 } = contract;
    if (status === 'COMPLETED' && sealedSha256 !== null)
      return createPdfResponse(deps.files, { sha256: sealedSha256, name: `${title}.pdf`, cacheControl });
    if (baseSha256 === null) throw new DomainError('NOT_SENT_YET');
    return createPdfResponse(deps.files, { sha256: baseSha256, name: `${title}_서명전.pdf`, cacheControl });
  };
}
