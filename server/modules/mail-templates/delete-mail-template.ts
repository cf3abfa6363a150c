import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { getMailTemplateKey } from './mail-template-key.ts';
import { lockMailTemplate, removeMailTemplate } from './mail-templates.repository.ts';

export const createDeleteMailTemplate =
  ({ database }: Deps): OperationHandler<'deleteMailTemplate'> =>
  async ({ path, caller }) => {
    await database.transaction().execute(async (transaction) => {
      await removeMailTemplate(transaction, await lockMailTemplate(transaction, getMailTemplateKey(path, caller)));
    });
    return null;
  };
