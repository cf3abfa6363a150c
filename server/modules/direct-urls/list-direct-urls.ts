import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { readLinkPage } from './link-page.ts';

export const createListDirectUrls =
  (deps: Deps): OperationHandler<'listDirectUrls'> =>
  ({ query, caller }) =>
    readLinkPage(deps, caller.member, query);
