import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireVisibleTemplate } from './templates.repository.ts';

export const createBookmarkTemplate =
  ({ database }: Deps): OperationHandler<'bookmarkTemplate'> =>
  async ({ path, caller }) => {
    const { organizationMemberUuid } = caller.member;
    const { templateUuid } = await requireVisibleTemplate(database, path.templateId, caller.member);
    await database
      .insertInto('templateBookmarks')
      .values({ templateUuid, organizationMemberUuid })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return null;
  };

export const createUnbookmarkTemplate =
  ({ database }: Deps): OperationHandler<'unbookmarkTemplate'> =>
  async ({ path, caller }) => {
    const { organizationMemberUuid } = caller.member;
    const { templateUuid } = await requireVisibleTemplate(database, path.templateId, caller.member);
    await database
      .deleteFrom('templateBookmarks')
      .where('templateUuid', '=', templateUuid)
      .where('organizationMemberUuid', '=', organizationMemberUuid)
      .execute();
    return null;
  };
