import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { getMailTemplateKey } from './mail-template-key.ts';
import { lockMailTemplate, updateMailTemplate } from './mail-templates.repository.ts';
import { requireTexts } from './require-texts.ts';

export const createChangeMailTemplate =
  ({ database, now }: Deps): OperationHandler<'changeMailTemplate'> =>
  async ({ path, body, caller }) => {
    const change = {
      ...(body.name !== undefined && { name: requireName(body.name) }),
      ...(body.texts && { texts: requireTexts(body.texts) }),
    };
    return rejectDuplicates(() =>
      database.transaction().execute(async (transaction) => {
        const before = await lockMailTemplate(transaction, getMailTemplateKey(path, caller));
        const { version } = before;
        if (version !== body.version) throw new DomainError('VERSION_CONFLICT', { version });
        return updateMailTemplate(transaction, before, { ...change, at: now() });
      }),
    );
  };
