import { STORE_FORM_SETS } from '../../content/store/store.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeForm, findForms } from './store-templates.ts';

export const createListStoreTemplates =
  ({ config }: Pick<Deps, 'config'>): OperationHandler<'listStoreTemplates'> =>
  ({ query }) => {
    const items = findForms(query).map((form) => describeForm(form, config.publicUrl));
    const listed = new Set(items.map(({ storeTemplateId }) => storeTemplateId));
    const sets = STORE_FORM_SETS.filter(({ forms }) => forms.every((code) => listed.has(code))).map(
      ({ code, title, forms }) => ({ storeSetId: code, title, storeTemplateIds: [...forms] }),
    );
    return Promise.resolve({ items, sets });
  };
