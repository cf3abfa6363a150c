import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { removeBookmark } from './template-bookmarks.repository.ts';
import { requireVisibleTemplate } from './templates.repository.ts';

export const createUnbookmarkTemplate =
  ({ database }: Deps): OperationHandler<'unbookmarkTemplate'> =>
  async ({ path, caller }) => {
    const { templateUuid } = await requireVisibleTemplate(database, path.templateId, caller.member);
    await removeBookmark(database, templateUuid, caller.member);
    return null;
  };
