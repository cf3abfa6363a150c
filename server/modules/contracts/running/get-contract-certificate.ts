import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { buildContractCertificatePath } from '../views/contract-view.ts';
import { createPdfResponse } from './create-pdf-response.ts';
import { createRequireReadable } from './require-readable.ts';

export function createGetContractCertificate(deps: Deps): OperationHandler<'getContractCertificate'> {
  const requireReadable = createRequireReadable(deps);

  return async ({ path: { contractId }, query: { sig }, caller }) => {
    const address = buildContractCertificatePath(contractId);
    const { contract, cacheControl } = await requireReadable({ contractId, address, sig, caller });
    const { title, certificateSha256 } = contract;
    if (certificateSha256 === null) throw new DomainError('NOT_COMPLETED');
    return createPdfResponse(deps.files, {
      sha256: certificateSha256,
      name: `${title}_감사추적인증서.pdf`,
      cacheControl,
    });
  };
}
