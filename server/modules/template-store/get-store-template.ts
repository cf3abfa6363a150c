import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireForm } from './require-form.ts';
import { describeForm } from './store-templates.ts';

export const createGetStoreTemplate =
  ({ config }: Pick<Deps, 'config'>): OperationHandler<'getStoreTemplate'> =>
  ({ path }) =>
    Promise.resolve(describeForm(requireForm(path.storeTemplateId), config.publicUrl));
