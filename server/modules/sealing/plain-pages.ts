import type { Deps } from '../../deps.ts';
import type { PlainPages } from '../../documents/compose/plain-pages.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import { toStoredPdf } from '../files/stored-bytes.ts';

/** Sealing reads shorter documents itself, which is faster than waiting for a child process. */
const MIN_PAGES = 20;
const MAX_KEPT = 100;
const NONE: PlainPages = new Set();

/** By the hash of the base, so that a document for many receivers is read once. */
const kept = new Map<string, Promise<PlainPages>>();

/** Reads a long document in a child process, because scanning every byte here blocks other requests. */
export async function loadPlainPages(
  { documents, files }: Pick<Deps, 'documents' | 'files'>,
  { baseSha256, pageCount }: { baseSha256: string | null; pageCount: number | null },
): Promise<PlainPages> {
  if (baseSha256 === null || (pageCount ?? 0) < MIN_PAGES) return NONE;
  const known = kept.get(baseSha256);
  const found = known ?? documents.findPlainPages(toStoredPdf(files, baseSha256)).then((pages) => new Set(pages));
  if (!known) keep(baseSha256, found);
  try {
    return await found;
  } catch (error) {
    kept.delete(baseSha256);
    // Without a result, sealing reads the pages itself.
    if (error instanceof WorkerFailure) return NONE;
    throw error;
  }
}

function keep(sha256: string, pages: Promise<PlainPages>) {
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(sha256, pages);
}
