import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { endLinksOfTemplate } from '../direct-urls/places/template-links.repository.ts';
import { editTemplate } from './edit-template.ts';
import type { TemplateState } from './template.types.ts';

/** Nobody makes contracts from a retired template, and its links end. Contracts that were made go on. */
export const createRetireTemplate = (deps: Deps): OperationHandler<'retireTemplate'> => createMoveTo(deps, 'RETIRED');

export const createReopenTemplate = (deps: Deps): OperationHandler<'reopenTemplate'> => createMoveTo(deps, 'PUBLISHED');

const createMoveTo =
  (deps: Deps, state: TemplateState): OperationHandler<'retireTemplate' | 'reopenTemplate'> =>
  (call) =>
    editTemplate(deps, call, async (transaction, template) => {
      if (template.state === 'DRAFT') throw new DomainError('TEMPLATE_NOT_PUBLISHED');
      if (state === 'RETIRED') await endLinksOfTemplate(transaction, template.templateUuid);
      return { state };
    });
