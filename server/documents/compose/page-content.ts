import { deflateSync } from 'node:zlib';
import { DamagedPdfError } from '../pdf/damage.ts';
import { decodeStream } from '../pdf/flate.ts';
import { dict, name, PdfStream, type PdfArray, type PdfValue } from '../pdf/objects.ts';
import type { IncrementalUpdate } from '../pdf/incremental-update.ts';
import { analyseBalance } from './content-balance.ts';

type PageContent =
  /** The content closes everything that it opens, so more can simply be appended. */
  { isPlain: true; parts: PdfArray } | { isPlain: false; stream: PdfStream };

/**
 * Isolates a page's own content. Software often forgets a Q, and an attacker may leave a text object or a hidden layer
 * open, to shift or hide what is drawn after it.
 */
export function isolateContent(update: IncrementalUpdate, contents: PdfValue, isKnownAsPlain = false): PageContent {
  const found = update.resolve(contents);
  const parts: PdfArray = Array.isArray(found) ? found : contents === null ? [] : [contents];
  if (isKnownAsPlain) return { isPlain: true, parts };
  const streams = parts.map((part) => update.resolve(part)).filter((part) => part instanceof PdfStream);
  const decoded = decodeAll(update, streams);
  const balance = decoded && analyseBalance(decoded);
  if (balance?.isPlain) return { isPlain: true, parts };
  const [only, ...more] = streams;
  if (only && more.length === 0 && !balance?.surplus.length) return { isPlain: false, stream: only };
  if (decoded) {
    // On a page, viewers ignore a surplus Q. In a form, some of them stop there.
    for (const place of balance?.surplus ?? []) decoded[place] = SPACE;
    const stream = new PdfStream(dict({ Filter: name('FlateDecode') }), deflateSync(decoded, { level: 3 }));
    return { isPlain: false, stream };
  }
  // A filter we don't support. Assume that the content is balanced, as it nearly always is.
  return { isPlain: true, parts };
}

/** Joins the streams with whitespace, as viewers do. Returns null if one of them has an unsupported filter. */
function decodeAll(update: IncrementalUpdate, streams: readonly PdfStream[]): Buffer | null {
  try {
    const pieces = streams.flatMap((stream) => [decodeStream(withDirectFilters(update, stream)), NEW_LINE]);
    return Buffer.concat(pieces);
  } catch (error) {
    if (error instanceof DamagedPdfError) return null;
    throw error;
  }
}

const SPACE = 0x20;
const NEW_LINE = Buffer.from('\n');

function withDirectFilters(update: IncrementalUpdate, { dict: head, bytes }: PdfStream): PdfStream {
  const direct = (key: string) => {
    const found = update.resolve(head.get(key));
    return Array.isArray(found) ? found.map((item) => update.resolve(item)) : found;
  };
  return new PdfStream(head.with({ Filter: direct('Filter'), DecodeParms: direct('DecodeParms') }), bytes);
}
