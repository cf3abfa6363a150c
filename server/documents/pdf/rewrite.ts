import { PdfDict, PdfRef, PdfStream, type PdfValue } from './objects.ts';
import { NewPdf } from './new-pdf.ts';
import type { PdfFile } from './pdf-file.ts';

/** Returns a dictionary's replacement, also for those of streams. */
export type DictChange = (dict: PdfDict, file: PdfFile) => PdfDict;

export type StreamTransform = (stream: PdfStream) => PdfStream;

const UNCHANGED: DictChange = (dict) => dict;
const AS_IT_IS: StreamTransform = (stream) => stream;

export function rewrite(file: PdfFile, change: DictChange = UNCHANGED, repack: StreamTransform = AS_IT_IS): Buffer {
  const target = new NewPdf();
  const copy = createCopier(file, target, change, new Map(), repack);
  const info = file.trailer.get('Info');
  const root = copy(file.rootRef);
  const copiedInfo = info instanceof PdfRef ? copy(info) : null;
  return target.finish(refOf(root), copiedInfo instanceof PdfRef ? copiedInfo : null);
}

/**
 * Copies values and the objects they refer to, each once and without recursion. Leaves out objects in `places`, which
 * the caller writes.
 */
export function createCopier(
  file: PdfFile,
  target: NewPdf,
  change: DictChange = UNCHANGED,
  places: ReadonlyMap<number, PdfRef> = new Map(),
  repack: StreamTransform = AS_IT_IS,
): (value: PdfValue) => PdfValue {
  const copied = new Map(places);
  const waiting: { from: PdfRef; to: PdfRef }[] = [];

  const refTo = (ref: PdfRef): PdfRef => {
    const known = copied.get(ref.number);
    if (known) return known;
    const made = target.reserve();
    copied.set(ref.number, made);
    waiting.push({ from: ref, to: made });
    return made;
  };
  const copyOf = (value: PdfValue): PdfValue => {
    if (value instanceof PdfRef) return refTo(value);
    if (value instanceof PdfDict) return dictOf(value);
    if (value instanceof PdfStream) return streamOf(repack(value));
    return Array.isArray(value) ? value.map(copyOf) : value;
  };
  const dictOf = (dict: PdfDict) =>
    new PdfDict([...change(dict, file).entries].map(([key, value]) => [key, copyOf(value)] as const));

  const streamOf = ({ dict, bytes }: PdfStream) => new PdfStream(dictOf(dict), bytes);

  return (value) => {
    const result = copyOf(value);
    for (let next = waiting.pop(); next; next = waiting.pop()) target.set(next.to, copyOf(file.get(next.from)));
    return result;
  };
}

function refOf(value: PdfValue): PdfRef {
  if (value instanceof PdfRef) return value;
  throw new TypeError('not a reference');
}
