import { DamagedPdfError } from './damage.ts';
import { decodeStream } from './flate.ts';
import { PdfDict, PdfName, PdfStream, type PdfValue } from './objects.ts';
import type { PdfPage } from './page-tree.ts';
import type { PdfFile } from './pdf-file.ts';

/**
 * Returns the page's resources without images and forms that it never names, or null if it names them all. Many
 * programs share one dictionary between all pages, so a removed page's scan would otherwise stay in the file.
 *
 * A name counts as used wherever it occurs, even in text. Unreadable pages keep everything.
 */
export function omitUnusedPictures(page: PdfPage, file: PdfFile): PdfDict | null {
  const resources = page.inherited('Resources');
  if (!(resources instanceof PdfDict)) return null;
  const pictures = file.dict(resources.get('XObject'));
  if (pictures.entries.size === 0 || hasBareGlyphs(resources, file)) return null;
  const used = findUsedNames(page, pictures, file);
  if (!used || used.size === pictures.entries.size) return null;
  return resources.with({ XObject: new PdfDict([...pictures.entries].filter(([key]) => used.has(key))) });
}

function findUsedNames(page: PdfPage, pictures: PdfDict, file: PdfFile): Set<string> | null {
  const used = new Set<string>();
  const waiting: PdfValue[] = [];
  const contents = file.resolve(page.dict.get('Contents'));
  waiting.push(...(Array.isArray(contents) ? contents : [contents]));
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    const stream = file.resolve(value);
    if (!(stream instanceof PdfStream)) continue;
    const names = readNames(stream);
    if (!names) return null;
    for (const key of names) {
      if (used.has(key) || !pictures.entries.has(key)) continue;
      used.add(key);
      const form = file.resolve(pictures.get(key));
      // A form without resources uses those of the page.
      if (form instanceof PdfStream && isForm(form, file) && form.dict.get('Resources') === null) waiting.push(form);
    }
  }
  return used;
}

function readNames(stream: PdfStream): string[] | null {
  try {
    const content = decodeStream(stream).toString('latin1');
    return [...content.matchAll(/\/([^\s()<>[\]{}/%\0]*)/g)].map(([, found = '']) => unescape(found));
  } catch (error) {
    if (error instanceof DamagedPdfError) return null;
    throw error;
  }
}

const unescape = (found: string) =>
  found.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const isForm = ({ dict }: PdfStream, file: PdfFile) => {
  const subtype = file.resolve(dict.get('Subtype'));
  return subtype instanceof PdfName && subtype.value === 'Form';
};

/** Returns whether a Type 3 font has no resources, so that its glyphs use those of the page. */
const hasBareGlyphs = (resources: PdfDict, file: PdfFile) =>
  [...file.dict(resources.get('Font')).entries.values()].some((value) => {
    const font = file.dict(value);
    const subtype = file.resolve(font.get('Subtype'));
    return subtype instanceof PdfName && subtype.value === 'Type3' && font.get('Resources') === null;
  });
