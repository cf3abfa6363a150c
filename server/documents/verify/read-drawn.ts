import { readToUnicode } from '../compose/read-back.ts';
import { decodeStream } from '../pdf/flate.ts';
import { PdfStream, type PdfDict, type PdfValue } from '../pdf/objects.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';

/** Returns whether a page has exactly this text as one of its values. */
type IsDrawn = (page: number, text: string) => boolean;

/** Creates a check for whether a page shows a value that was added by sealing, rather than by the document itself. */
export function createDrawnContentChecker(file: PdfFile): IsDrawn {
  const pages = new Map<number, ReadonlySet<string>>();
  const fonts = new Map<PdfValue, (codes: string) => string>();
  return (number, text) => {
    const known = pages.get(number) ?? readPage(file, number, fonts);
    pages.set(number, known);
    return known.has(withoutSpaces(text));
  };
}

/** Removes whitespace, because the chain doesn't record where lines broke. */
const withoutSpaces = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '');

type Fonts = Map<PdfValue, (codes: string) => string>;

function readPage(file: PdfFile, number: number, fonts: Fonts): Set<string> {
  const drawing = readDrawing(file, number);
  if (!drawing) return new Set();
  const { parts, resources } = drawing;
  const named = file.dict(resources.get('Font'));
  return new Set(parts.map((part) => withoutSpaces(readTexts(file, part, named, fonts))));
}

/** Reads what the seal's update drew on a page. Each value is a part between q and Q. */
export function readDrawing(file: PdfFile, number: number): { parts: string[]; resources: PdfDict } | null {
  const drawing = number <= file.pageCount && number > 0 ? findDrawing(file, file.page(number).dict) : null;
  if (!drawing) return null;
  const parts = decodeStream(drawing).toString('latin1').split(/^Q$/m);
  return { parts, resources: file.dict(drawing.dict.get('Resources')) };
}

const LAST_SHOWN = /(?:^|\n)q \/(Dojang\d+) Do Q\n$/;

/** Returns the last form XObject that the page draws. */
function findDrawing(file: PdfFile, page: PdfDict): PdfStream | null {
  const contents = file.resolve(page.get('Contents'));
  const last = file.resolve(Array.isArray(contents) ? (contents.at(-1) ?? null) : contents);
  const shown = last instanceof PdfStream ? LAST_SHOWN.exec(decodeStream(last).toString('latin1'))?.[1] : undefined;
  if (shown === undefined) return null;
  const form = file.resolve(file.dict(file.dict(page.get('Resources')).get('XObject')).get(shown));
  return form instanceof PdfStream ? form : null;
}

function readTexts(file: PdfFile, part: string, resources: PdfDict, fonts: Fonts): string {
  const shown = part.matchAll(/\/(\S+) \S+ Tf <([\da-f]*)> Tj/g);
  return Array.from(shown, ([, font = '', codes = '']) => {
    const named = resources.get(font);
    const read = fonts.get(named) ?? createFontReader(file, named);
    fonts.set(named, read);
    return read(codes);
  }).join('');
}

function createFontReader(file: PdfFile, font: PdfValue): (codes: string) => string {
  const map = file.resolve(file.dict(font).get('ToUnicode'));
  const characters = map instanceof PdfStream ? readToUnicode(decodeStream(map).toString('latin1')) : new Map();
  return (codes) =>
    (codes.match(/.{4}/g) ?? []).map((code) => characters.get(Number.parseInt(code, 16)) ?? '\ufffd').join('');
}
