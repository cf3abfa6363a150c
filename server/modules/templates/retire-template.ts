import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { pauseTemplateLinks, resumeTemplateLinks } from '../direct-urls/places/template-links.repository.ts';
import { editTemplate } from './edit-template.ts';
import type { TemplateState } from './template.types.ts';
import { requireVersion } from './versions.repository.ts';

/**
 * Retires a template. No contracts can be created from it, and its links are paused until it is in use again. Existing
 * contracts continue.
 */
export const createRetireTemplate = (deps: Deps): OperationHandler<'retireTemplate'> => createMoveTo(deps, 'RETIRED');

export const createReopenTemplate = (deps: Deps): OperationHandler<'reopenTemplate'> => createMoveTo(deps, 'PUBLISHED');

const createMoveTo =
  (deps: Deps, state: TemplateState): OperationHandler<'retireTemplate' | 'reopenTemplate'> =>
  (call) =>
    editTemplate(deps, call, async (transaction, template) => {
      if (template.state === 'DRAFT') throw new DomainError('TEMPLATE_NOT_PUBLISHED');
      const { templateUuid, publishedUuid } = template;
      if (publishedUuid === null) throw new DomainError('TEMPLATE_NOT_PUBLISHED');
      if (state === 'RETIRED') await pauseTemplateLinks(transaction, templateUuid);
      else {
        const { content } = await requireVersion(transaction, publishedUuid);
        await resumeTemplateLinks(transaction, templateUuid, content.slots);
      }
      return { state };
    });
