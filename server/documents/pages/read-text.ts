import type { Box } from '../geometry.ts';
import { withMemory, type Pdfium } from './pdfium.ts';
import type { PdfiumDocument } from './pdfium-document.ts';

export type Word = {
  text: string;
  /** In user space, from the font's descent to its ascent. */
  box: Box;
  /** The font size set in the content, before any matrix. */
  fontSize: number;
  fontName: string;
};

export type PageText = {
  words: Word[];
  /** The text with line breaks, as copied from a viewer. */
  text: string;
  truncated: boolean;
};

const MAX_CHARACTERS = 100_000;
const MAX_FONT_NAME_BYTES = 128;
const MAX_WORD_LENGTH = 500;
const DECODER = new TextDecoder();

type Character = { text: string; box: Box; fontSize: number; fontName: string };

export function readText(document: PdfiumDocument, index: number): PageText {
  const { pdfium } = document;
  return document.withPage(index, (page) => {
    const textPage = pdfium.FPDFText_LoadPage(page);
    if (textPage === 0) return { words: [], text: '', truncated: false };
    try {
      return collect(pdfium, textPage);
    } finally {
      pdfium.FPDFText_ClosePage(textPage);
    }
  });
}

function collect(pdfium: Pdfium, textPage: number): PageText {
  const count = Math.max(0, pdfium.FPDFText_CountChars(textPage));
  const readable = Math.min(count, MAX_CHARACTERS);
  const words: Word[] = [];
  const all: string[] = [];
  let open: Character[] = [];

  const close = () => {
    if (open.length > 0) words.push(join(open));
    open = [];
  };

  // A text object has a single font, and looking it up takes longer than everything else.
  let last = { object: 0, font: { fontSize: 0, fontName: '' } };
  const fontOf = (index: number, scratch: number) => {
    const object = pdfium.FPDFText_GetTextObject(textPage, index);
    if (object === 0 || object !== last.object) last = { object, font: readFont(pdfium, textPage, index, scratch) };
    return last.font;
  };

  withMemory(pdfium, 16 + MAX_FONT_NAME_BYTES, (scratch) => {
    for (let index = 0; index < readable; index++) {
      const code = pdfium.FPDFText_GetUnicode(textPage, index);
      const text = codeToText(code);
      all.push(text);
      const box = /\S/.test(text) ? readBox(pdfium, textPage, index, scratch) : null;
      if (!box) {
        close();
        continue;
      }
      const character = { text, box, ...fontOf(index, scratch) };
      const before = open.at(-1);
      if (before && (open.length === MAX_WORD_LENGTH || !continues(before, character))) close();
      open.push(character);
    }
  });
  close();
  return { words, text: all.join('').replace(/\r\n?/g, '\n'), truncated: count > readable };
}

/** Converts a code from PDFium, which is a UTF-16 unit, a code point, or 0 for an unknown character. */
const codeToText = (code: number) =>
  code === 0 || code === 0xfffe || code > 0x10ffff ? '' : String.fromCodePoint(code);

function readBox({ FPDFText_GetLooseCharBox, memory }: Pdfium, textPage: number, index: number, scratch: number) {
  if (!FPDFText_GetLooseCharBox(textPage, index, scratch)) return null;
  const data = memory.data(scratch, 16);
  const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => data.getFloat32(at, true));
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  return [left, left, right, right, bottom, top].every(Number.isFinite) ? ([left, bottom, right, top] as const) : null;
}

function readFont(pdfium: Pdfium, textPage: number, index: number, scratch: number) {
  const name = scratch + 16;
  const length = pdfium.FPDFText_GetFontInfo(textPage, index, name, MAX_FONT_NAME_BYTES, scratch);
  const bytes =
    length > 1 && length <= MAX_FONT_NAME_BYTES ? pdfium.memory.view(name, length - 1).slice() : new Uint8Array();
  return { fontSize: pdfium.FPDFText_GetFontSize(textPage, index), fontName: DECODER.decode(bytes) };
}

/**
 * Returns whether two characters are part of the same word: same font, size and line (or column, in vertical text).
 * PDFium has already inserted spaces.
 */
function continues(before: Character, next: Character) {
  if (before.fontSize !== next.fontSize || before.fontName !== next.fontName) return false;
  // A row of underscores is a separate word, even without a space before it.
  if ((before.text === '_') !== (next.text === '_')) return false;
  const height = Math.max(before.box[3] - before.box[1], 1);
  const sameLine = Math.abs(before.box[1] - next.box[1]) < height / 2;
  const sameColumn = Math.abs(before.box[0] - next.box[0]) < height / 2;
  return sameLine || sameColumn;
}

function join(characters: Character[]): Word {
  const [first] = characters;
  const box: Box = [
    Math.min(...characters.map(({ box }) => box[0])),
    Math.min(...characters.map(({ box }) => box[1])),
    Math.max(...characters.map(({ box }) => box[2])),
    Math.max(...characters.map(({ box }) => box[3])),
  ];
  return {
    text: characters.map(({ text }) => text).join(''),
    box,
    fontSize: first?.fontSize ?? 0,
    fontName: first?.fontName ?? '',
  };
}
