import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { lockLink, removeLink } from './direct-urls.repository.ts';

export const createDeleteDirectUrl =
  ({ database }: Deps): OperationHandler<'deleteDirectUrl'> =>
  async ({ path, caller }) => {
    await database.transaction().execute(async (transaction) => {
      const { directUrlUuid } = await lockLink(transaction, path, caller.member);
      await removeLink(transaction, directUrlUuid);
    });
    return null;
  };
