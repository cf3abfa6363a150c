import { applyMatrix, concatMatrices, IDENTITY_MATRIX, type Matrix, type Point } from '../pages/matrix.ts';
import { PdfDict, PdfName, PdfString, decodeText, type PdfValue } from '../pdf/objects.ts';
import type { Operator } from './operators.ts';
import type { TagFont } from './tag-font.ts';

export type Glyph = {
  text: string;
  operator: Operator;
  /** The index of the string among the operands, and of the code within the string. */
  part: number;
  code: number;
  bytesPerCode: 1 | 2;
  /** The advance including spacing, in thousandths of the font size (TJ units). */
  advance: number;
  /** Maps the font's em square to user space. The glyph's origin is 0, 0. */
  matrix: Matrix;
  /** In multiples of the font size. */
  width: number;
  /** True if the text or position of this glyph, or of what precedes it, is unknown. */
  isCut: boolean;
};

type State = {
  matrix: Matrix;
  font: TagFont | null;
  size: number;
  spacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
};

const START: State = {
  matrix: IDENTITY_MATRIX,
  font: null,
  size: 0,
  spacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
};
/**
 * Marked content may have replacement text (ActualText) or be in a layer, so single glyphs can't be removed from it.
 * Spaces can, because Chromium marks each one.
 */
type Marked = 'PLAIN' | 'SPACE' | 'OTHER';

function markOf(properties: PdfValue): Marked {
  if (!(properties instanceof PdfDict)) return 'OTHER';
  if (!properties.entries.has('ActualText')) return 'PLAIN';
  return /^\s+$/.test(decodeText(properties.get('ActualText')) ?? '') ? 'SPACE' : 'OTHER';
}

const MAX_STATES = 512;
/** Rendering modes of invisible text, such as a scan's text layer. */
const UNSEEN_MODES = new Set([3, 7]);

export class ShownGlyphs {
  readonly glyphs: Glyph[] = [];
  readonly #fontOf: (name: string) => TagFont | null;
  readonly #states: State[] = [];
  #state = { ...START };
  #text: Matrix = IDENTITY_MATRIX;
  #line: Matrix = IDENTITY_MATRIX;
  /** True after unreadable text, until the position is set again. */
  #isLost = false;
  #isCut = true;
  readonly #marked: Marked[] = [];

  constructor(fontOf: (name: string) => TagFont | null) {
    this.#fontOf = fontOf;
  }

  run(operator: Operator) {
    const [first = null, second = null, third = null] = operator.operands;
    const numbers = operator.operands.map((operand) => (typeof operand === 'number' ? operand : 0));
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    const state = this.#state;
    switch (operator.name) {
      case 'q':
        if (this.#states.length < MAX_STATES) this.#states.push({ ...state });
        return;
      case 'Q':
        this.#state = this.#states.pop() ?? state;
        return;
      case 'cm':
        state.matrix = concatMatrices([a, b, c, d, e, f], state.matrix);
        return;
      case 'BT':
        return this.#move(IDENTITY_MATRIX);
      case 'Tf':
        state.font = first instanceof PdfName ? this.#fontOf(first.value) : null;
        state.size = b;
        return;
      case 'Tc':
        state.spacing = a;
        return;
      case 'Tw':
        state.wordSpacing = a;
        return;
      case 'Tz':
        state.stretch = a / 100;
        return;
      case 'TL':
        state.leading = a;
        return;
      case 'Ts':
        state.rise = a;
        return;
      case 'Tr':
        state.mode = a;
        return;
      case 'Td':
        return this.#move(concatMatrices([1, 0, 0, 1, a, b], this.#line));
      case 'TD':
        state.leading = -b;
        return this.#move(concatMatrices([1, 0, 0, 1, a, b], this.#line));
      case 'Tm':
        return this.#move([a, b, c, d, e, f]);
      case 'T*':
        return this.#nextLine();
      case 'Tj':
        return this.#show(operator, [first]);
      case 'TJ':
        return this.#show(operator, Array.isArray(first) ? first : []);
      case "'":
        this.#nextLine();
        return this.#show(operator, [first]);
      case '"':
        state.wordSpacing = a;
        state.spacing = b;
        this.#nextLine();
        return this.#show(operator, [third]);
      case 'BMC':
        this.#marked.push('PLAIN');
        return;
      case 'BDC':
        this.#marked.push(markOf(second));
        return;
      case 'EMC':
        this.#marked.pop();
        return;
    }
  }

  #move(matrix: Matrix) {
    this.#line = matrix;
    this.#text = matrix;
    this.#isLost = false;
  }

  #nextLine() {
    this.#move(concatMatrices([1, 0, 0, 1, 0, -this.#state.leading], this.#line));
  }

  #show(operator: Operator, parts: readonly PdfValue[]) {
    const { font, size, stretch } = this.#state;
    if (!font || size === 0 || this.#isLost) {
      this.#isLost = true;
      this.#isCut = true;
      return;
    }
    if (this.#isApart()) this.#isCut = true;
    parts.forEach((value, part) => {
      if (typeof value === 'number') this.#advance((-value / 1_000) * size * stretch);
      else if (value instanceof PdfString) this.#showString(operator, part, value.bytes, font);
    });
  }

  #showString(operator: Operator, part: number, bytes: Uint8Array, font: TagFont) {
    const { matrix, size, spacing, wordSpacing, stretch, rise } = this.#state;
    const step = font.bytesPerCode;
    for (let at = 0; at + step <= bytes.length; at += step) {
      const code = step === 1 ? (bytes[at] ?? 0) : (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
      const width = font.widthOf(code);
      const text = this.#marked.includes('SPACE') ? ' ' : font.textOf(code);
      const more = spacing + (step === 1 && code === 32 ? wordSpacing : 0);
      const placed = concatMatrices([size * stretch, 0, 0, size, 0, rise], concatMatrices(this.#text, matrix));
      const advance = width * 1_000 + (more * 1_000) / size;
      this.glyphs.push({
        text,
        operator,
        part,
        code: at / step,
        bytesPerCode: step,
        advance,
        matrix: placed,
        width,
        isCut: this.#isCut || text === '',
      });
      this.#isCut = text === '' || this.#isApart();
      this.#advance((advance / 1_000) * size * stretch);
    }
  }

  /** Returns whether the current text can't be part of a tag. */
  #isApart() {
    return UNSEEN_MODES.has(this.#state.mode) || this.#marked.includes('OTHER');
  }

  #advance(by: number) {
    this.#text = concatMatrices([1, 0, 0, 1, by, 0], this.#text);
  }
}

export const getCorners = ({ matrix, width }: Glyph, bottom: number, top: number): Point[] => [
  applyMatrix(matrix, [0, bottom]),
  applyMatrix(matrix, [width, bottom]),
  applyMatrix(matrix, [0, top]),
  applyMatrix(matrix, [width, top]),
];
