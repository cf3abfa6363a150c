import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createSignedUrls, toReceiverSubject } from '../../files/signed-urls.ts';
import { describeCertificate } from './describe-certificate.ts';
import { requireCopyReader } from './require-copy-reader.ts';

export function createGetCertificates(deps: Deps): OperationHandler<'getCertificates'> {
  const { database, files } = deps;
  const addresses = createSignedUrls(deps);

  return async ({ caller }) => {
    const { contract, receiver } = await requireCopyReader(database, caller);
    const certificate = await describeCertificate({ files, addresses }, contract, toReceiverSubject(receiver));
    if (!certificate) throw new DomainError('NOT_COMPLETED');
    return certificate;
  };
}
