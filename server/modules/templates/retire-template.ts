import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { pauseTemplateLinks } from '../direct-urls/places/template-links.repository.ts';
import { editTemplate, requirePublishedVersion } from './edit-template.ts';

/**
 * Retires a template. It creates no contracts, and its links are paused until it is used again. Existing contracts
 * continue.
 */
export const createRetireTemplate =
  (deps: Deps): OperationHandler<'retireTemplate'> =>
  (call) =>
    editTemplate(deps, call, async (transaction, template) => {
      requirePublishedVersion(template);
      await pauseTemplateLinks(transaction, template.templateUuid);
      return { state: 'RETIRED' };
    });
