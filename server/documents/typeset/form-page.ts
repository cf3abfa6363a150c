import type { FieldKind } from '../../../rules/field-kinds.ts';
import type { DateGaps } from '../../../rules/date-gaps.ts';
import type { Rect } from '../geometry.ts';
import { measureText } from '../fonts/glyphs.ts';
import { A4, INK_COLOUR, LINE_COLOUR, type Sheet } from './sheet.ts';

/** A blank on the page. Tests expect a suggestion here, and the demo places a field. */
export type PlacedBlank = {
  page: number;
  rect: Rect;
  kind: FieldKind;
  party: number | null;
  label: string;
  id?: string;
  dateGaps?: DateGaps;
  /** True if the page says which party the blank belongs to. */ saysParty: boolean;
};

export const PAGE_MARGIN = 60;
export const CONTENT_WIDTH = A4.width - 2 * PAGE_MARGIN;
export const TEXT_SIZE = 10.5;
export const LINE_HEIGHT = 19;
export const CONTENT_BOTTOM = A4.height - 60;
const BLANK_HEIGHT = 15;

export class FormPage {
  y = 0;
  readonly placed: PlacedBlank[] = [];
  readonly topY = PAGE_MARGIN + 10;
  readonly #open: () => Sheet;
  readonly #firstBottom: number;
  #sheet: Sheet;
  #number = 1;

  constructor(open: () => Sheet, firstBottom = CONTENT_BOTTOM) {
    this.#open = open;
    this.#firstBottom = firstBottom;
    this.#sheet = open();
    this.y = PAGE_MARGIN + 20;
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  /** The y-coordinate where this page's text must end. Notices shorten the first page. */
  get bottom(): number {
    return this.#number === 1 ? this.#firstBottom : CONTENT_BOTTOM;
  }

  need(height: number): void {
    if (this.y + height > this.bottom) this.turn();
  }

  turn(): void {
    this.#sheet = this.#open();
    this.#number += 1;
    this.y = this.topY;
  }

  place(rect: Rect, what: Omit<PlacedBlank, 'page' | 'rect' | 'saysParty'>): void {
    this.placed.push({ saysParty: false, ...what, page: this.#number, rect });
  }

  blank(
    x: number,
    y: number,
    width: number,
    what: Pick<PlacedBlank, 'kind' | 'party' | 'label'> & { saysParty?: boolean },
    height = BLANK_HEIGHT,
  ): void {
    this.placed.push({ saysParty: false, ...what, page: this.#number, rect: { x, y: y + 3 - height, width, height } });
  }

  text(text: string, x: number, y: number, bold = false): number {
    return this.#sheet.text(text, x, y, { face: bold ? 'SANS_BOLD' : 'SERIF', size: TEXT_SIZE });
  }

  underline(x: number, y: number, width: number): void {
    this.#sheet.line(x, x + width, y + 3, { width: 0.6, color: INK_COLOUR });
  }

  cell(x: number, y: number, width: number, height: number, shaded = false): void {
    this.#sheet.box(x, y, width, height, { radius: 0, stroke: '0.4 0.4 0.4', ...(shaded && { fill: LINE_COLOUR }) });
  }
}

/** Spreads out a label of two characters, as Korean forms do: 성    명. */
export function spreadLabel(label: string): string {
  const characters = Array.from(label);
  return characters.length === 2 ? characters.join('    ') : label;
}

export const measureFormText = (text: string, bold = false) =>
  measureText(text, bold ? 'SANS_BOLD' : 'SERIF', TEXT_SIZE);
