import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { removeTemplate, requireVisibleTemplate } from './templates.repository.ts';

/** Its versions stay, because contracts were made from them. */
export const createDeleteTemplate =
  ({ database }: Deps): OperationHandler<'deleteTemplate'> =>
  async ({ path, caller }) => {
    await database.transaction().execute(async (transaction) => {
      const { templateUuid } = await requireVisibleTemplate(transaction, path.templateId, caller.member);
      await removeTemplate(transaction, templateUuid);
    });
    return null;
  };
