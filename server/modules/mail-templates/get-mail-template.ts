import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { getMailTemplateKey } from './mail-template-key.ts';
import { findMailTemplate } from './mail-templates.repository.ts';

export const createGetMailTemplate =
  ({ database }: Deps): OperationHandler<'getMailTemplate'> =>
  async ({ path, caller }) => {
    const template = await findMailTemplate(database, getMailTemplateKey(path, caller));
    if (!template) throw new DomainError('NOT_FOUND');
    return template;
  };
