import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { CERTIFICATE_PATH } from '../shared/sign-views.ts';
import { createCopyDownloads } from './answer-copy.ts';

export function createGetSignCertificate(deps: Deps): OperationHandler<'getSignCertificate'> {
  const copies = createCopyDownloads(deps);

  return async ({ query: { sig, download = false }, client }) => {
    const holder = await copies.requireHolder(CERTIFICATE_PATH, sig);
    const { title, status, certificateSha256: sha256 } = holder.contract;
    if (status !== 'COMPLETED' || sha256 === null) throw new DomainError('NOT_COMPLETED');
    const name = `${title}_감사추적인증서.pdf`;
    return copies.answer(holder, { sha256, name, what: 'CERTIFICATE' }, { download, client });
  };
}
