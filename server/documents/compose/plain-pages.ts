import { IncrementalUpdate } from '../pdf/incremental-update.ts';
import { openPdf } from '../pdf/pdf-file.ts';
import { isolateContent } from './page-content.ts';

/** The numbers of pages whose content closes everything that it opens. Finding them takes parsing every page. */
export type PlainPages = ReadonlySet<number>;

export function findPlainPages(bytes: Uint8Array): number[] {
  const update = new IncrementalUpdate(openPdf(bytes));
  return update.file
    .pages()
    .filter(({ ref }) => isolateContent(update, update.dict(ref).get('Contents')).isPlain)
    .map(({ info }) => info.number);
}
