import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireVisibleTemplate } from '../templates/templates.repository.ts';
import { readLinkPage } from './link-page.ts';

export const createListTemplateDirectUrls =
  (deps: Deps): OperationHandler<'listTemplateDirectUrls'> =>
  async ({ path, query, caller }) => {
    await requireVisibleTemplate(deps.database, path.templateId, caller.member);
    return readLinkPage(deps, caller.member, { ...query, template: path.templateId });
  };
