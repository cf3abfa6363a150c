import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import type { BothPictures } from '../../documents/pages/picture.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import type { KnownForm } from './store-templates.ts';

/** Renders each page once per process and keeps its images, because the few forms are the same for everyone. */
export function createStorePictureReader({ documents }: Pick<Deps, 'documents'>) {
  const drawing = new Map<string, Promise<BothPictures>>();

  return async function readPictures({ bytes, sha256 }: KnownForm, page: number): Promise<BothPictures> {
    const key = `${sha256} ${page}`;
    const begun = drawing.get(key) ?? documents.drawBothPictures({ sha256, read: () => bytes }, page);
    drawing.set(key, begun);
    try {
      return await begun;
    } catch (error) {
      drawing.delete(key);
      if (error instanceof WorkerFailure) throw new DomainError('PICTURE_FAILED');
      throw error;
    }
  };
}
