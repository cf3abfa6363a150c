import { createHash } from 'node:crypto';
import { DomainError } from '../../contract/domain-error.ts';
import type { FileResponse, OperationHandlers } from '../../contract/operations.ts';
import { STORE_SETS } from '../../content/store/store.ts';
import type { Deps } from '../../deps.ts';
import { detectPictureType } from '../files/detect-picture-type.ts';
import { createStorePictureReader } from './store-picture-reader.ts';
import { describeForm, findForms, findKnownForm, type KnownForm } from './store-templates.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

export function createTemplateStoreHandlers(deps: Pick<Deps, 'config' | 'documents'>) {
  const readPictures = createStorePictureReader(deps);
  const describe = (form: KnownForm) => describeForm(form, deps.config.publicUrl);

  return {
    listStoreTemplates({ query }) {
      const items = findForms(query).map(describe);
      const listed = new Set(items.map(({ storeTemplateId }) => storeTemplateId));
      const sets = STORE_SETS.filter(({ forms }) => forms.every((code) => listed.has(code))).map(
        ({ code, title, forms }) => ({ storeSetId: code, title, storeTemplateIds: [...forms] }),
      );
      return Promise.resolve({ items, sets });
    },
    getStoreTemplate({ path }) {
      return Promise.resolve(describe(requireForm(path.storeTemplateId)));
    },
    async getStoreTemplatePage({ path, query: { width = 1240, version } }): Promise<FileResponse> {
      const form = requireForm(path.storeTemplateId);
      if (path.page > form.pageCount) throw new DomainError('NOT_FOUND');
      const { small, large } = await readPictures(form, path.page);
      const bytes = Buffer.from(width === 480 ? small : large);
      return {
        kind: 'file',
        contentType: detectPictureType(bytes),
        bytes,
        etag: createHash('sha256').update(bytes).digest('hex'),
        cacheControl: version === form.version ? FOR_GOOD : 'public, no-cache',
      };
    },
  } satisfies Partial<OperationHandlers>;
}

function requireForm(code: string) {
  const form = findKnownForm(code);
  if (!form) throw new DomainError('NOT_FOUND');
  return form;
}
