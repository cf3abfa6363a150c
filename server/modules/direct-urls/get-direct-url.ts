import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeDirectUrl } from './direct-url-view.ts';
import { requireVisibleLink } from './direct-urls.repository.ts';

export const createGetDirectUrl =
  (deps: Deps): OperationHandler<'getDirectUrl'> =>
  async ({ path, caller }) =>
    describeDirectUrl(deps, await requireVisibleLink(deps.database, path, caller.member), caller.member);
