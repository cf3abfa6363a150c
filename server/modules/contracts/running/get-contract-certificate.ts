import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import type { ContractStatus } from '../core/contract.types.ts';
import { buildContractCertificatePath } from '../views/contract-view.ts';
import { createPdfResponse } from './create-pdf-response.ts';
import { createRequireReadable } from './require-readable.ts';

const ENDED: ReadonlySet<ContractStatus> = new Set(['REJECTED', 'CANCELLED', 'EXPIRED']);

/** The error's usual words promise a certificate, which is untrue if nobody can sign any more. */
const createNotCompleted = (status: ContractStatus) =>
  ENDED.has(status)
    ? new DomainError('NOT_COMPLETED', { message: '완료되지 않고 끝난 문서라서 감사추적인증서가 없어요.' })
    : new DomainError('NOT_COMPLETED');

export function createGetContractCertificate(deps: Deps): OperationHandler<'getContractCertificate'> {
  const requireReadable = createRequireReadable(deps);

  return async ({ path: { contractId }, query: { sig }, caller }) => {
    const address = buildContractCertificatePath(contractId);
    const { contract, cacheControl } = await requireReadable({ contractId, address, sig, caller });
    const { status, title, certificateSha256 } = contract;
    if (certificateSha256 === null) throw createNotCompleted(status);
    return createPdfResponse(deps.files, {
      sha256: certificateSha256,
      name: `${title}_감사추적인증서.pdf`,
      cacheControl,
    });
  };
}
