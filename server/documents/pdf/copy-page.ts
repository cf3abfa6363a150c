import { PdfDict, type PdfRef, type PdfValue } from './objects.ts';
import type { PdfPage } from './page-tree.ts';

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
/** `Parent` is set below. `StructParents` refers to the structure tree, which isn't copied. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Parent', 'StructParents']);

/** Copies a page and what it inherits into a flat page tree. `changed` replaces entries. */
export function copyPage(
  page: PdfPage,
  copy: (value: PdfValue) => PdfValue,
  tree: PdfRef,
  changed: ReadonlyMap<string, PdfValue> = new Map(),
): PdfDict {
  const own = new Map([...page.dict.entries].filter(([key]) => !LEFT_OUT.has(key)));
  for (const key of INHERITED) if (!own.has(key)) own.set(key, page.inherited(key));
  for (const [key, value] of changed) own.set(key, value);
  const entries = new Map([...own].map(([key, value]) => [key, copy(value)]));
  entries.set('Parent', tree);
  return new PdfDict([...entries].filter(([, value]) => value !== null));
}
