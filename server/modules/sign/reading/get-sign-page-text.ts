import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createPageTexts } from './page-texts.ts';
import type { ReaderQueries } from './reader.repository.ts';
import { createRequireDocumentReader } from './require-document-reader.ts';

export function createGetSignPageText(deps: Deps, reader: ReaderQueries): OperationHandler<'getSignPageText'> {
  const requireDocumentReader = createRequireDocumentReader(deps, reader);
  const writings = createPageTexts(deps);

  return async ({ path: { page }, caller }) => {
    const { contract } = await requireDocumentReader(caller);
    return writings.find(contract, page);
  };
}
