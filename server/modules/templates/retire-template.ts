import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { editTemplate } from './edit-template.ts';
import type { TemplateState } from './template.types.ts';

/** Nobody makes contracts from a retired template. Those that were made go on. */
export const createRetireTemplate = (deps: Deps): OperationHandler<'retireTemplate'> => createMoveTo(deps, 'RETIRED');

export const createReopenTemplate = (deps: Deps): OperationHandler<'reopenTemplate'> => createMoveTo(deps, 'PUBLISHED');

const createMoveTo =
  (deps: Deps, state: TemplateState): OperationHandler<'retireTemplate' | 'reopenTemplate'> =>
  (call) =>
    editTemplate(deps, call, (_, template) => {
      if (template.state === 'DRAFT') throw new DomainError('TEMPLATE_NOT_PUBLISHED');
      return Promise.resolve({ state });
    });
