import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { resumeTemplateLinks } from '../direct-urls/places/template-links.repository.ts';
import { editTemplate, requirePublishedVersion } from './edit-template.ts';
import { requireVersion } from './versions.repository.ts';

export const createReopenTemplate =
  (deps: Deps): OperationHandler<'reopenTemplate'> =>
  (call) =>
    editTemplate(deps, call, async (transaction, template) => {
      const { content } = await requireVersion(transaction, requirePublishedVersion(template));
      await resumeTemplateLinks(transaction, template.templateUuid, content.slots);
      return { state: 'PUBLISHED' };
    });
