import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { buildDocumentPath } from '../shared/sign-views.ts';
import { createCopyDownloads } from './answer-copy.ts';

export function createGetSignDocument(deps: Deps): OperationHandler<'getSignDocument'> {
  const copies = createCopyDownloads(deps);

  return async ({ query: { of: sha256, sig, download = false }, client }) => {
    const holder = await copies.requireHolder(buildDocumentPath(sha256), sig);
    const { title, sealedSha256 } = holder.contract;
    const name = sha256 === sealedSha256 ? `${title}.pdf` : `${title}_서명전.pdf`;
    return copies.answer(holder, { sha256, name, what: 'DOCUMENT' }, { download, client });
  };
}
