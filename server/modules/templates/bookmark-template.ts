import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { addBookmark } from './template-bookmarks.repository.ts';
import { requireVisibleTemplate } from './templates.repository.ts';

export const createBookmarkTemplate =
  ({ database }: Deps): OperationHandler<'bookmarkTemplate'> =>
  async ({ path, caller }) => {
    const { templateUuid } = await requireVisibleTemplate(database, path.templateId, caller.member);
    await addBookmark(database, templateUuid, caller.member);
    return null;
  };
