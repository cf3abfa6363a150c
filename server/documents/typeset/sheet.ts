import { splitGraphemes } from '../../../rules/graphemes.ts';
import { buildShowOperators, type DrawnText } from '../compose/text.ts';
import type { DrawingResources } from '../compose/resources.ts';
import { formatMatrixOperator } from '../compose/upright.ts';
import type { Face } from '../fonts/faces.ts';
import { breakLines } from '../fonts/layout.ts';
import { measureText } from '../fonts/glyphs.ts';
import { formatNumber as n } from '../pdf/serialize.ts';

export const A4 = { width: 595.28, height: 841.89 };

export const INK_COLOUR = '0.086 0.094 0.114';
export const GREY_COLOUR = '0.38 0.392 0.424';
export const LINE_COLOUR = '0.87 0.862 0.846';

type TextLook = { face?: Face; size: number; color?: string; align?: 'LEFT' | 'RIGHT' | 'CENTER' };

/** A page whose coordinates start at the top left, with y pointing down. */
export class Sheet {
  readonly #resources: DrawingResources;
  readonly #record: (drawn: DrawnText) => void;
  readonly #parts: string[] = [];

  constructor(resources: DrawingResources, record: (drawn: DrawnText) => void) {
    this.#resources = resources;
    this.#record = record;
  }

  get content(): string {
    return this.#parts.join('\n');
  }

  text(
    text: string,
    x: number,
    y: number,
    { face = 'SANS', size, color = INK_COLOUR, align = 'LEFT' }: TextLook,
  ): number {
    const width = measureText(text, face, size);
    const left = align === 'LEFT' ? x : align === 'RIGHT' ? x - width : x - width / 2;
    const runs = this.#resources.fonts.runs(text, face, size);
    if (runs.length === 0) return 0;
    this.#record({ text, runs });
    this.#parts.push(`BT ${color} rg ${n(left)} ${n(up(y))} Td ${buildShowOperators(runs, size)} ET`);
    return width;
  }

  /** Draws wrapped text, and returns how many lines. Ends with an ellipsis after `most` lines. */
  paragraph(
    text: string,
    x: number,
    y: number,
    look: TextLook & { width: number; lineHeight: number; most: number },
  ): number {
    const face = look.face ?? 'SANS';
    const all = breakLines(text, face, look.size, look.width);
    const lines = all.slice(0, look.most);
    const last = lines.at(-1);
    if (all.length > look.most && last) lines[look.most - 1] = shortened(last, face, look.size, look.width);
    lines.forEach((line, index) => this.text(line, x, y + index * look.lineHeight, look));
    return lines.length;
  }

  line(x1: number, x2: number, y: number, { width = 0.6, color = LINE_COLOUR, dash = '' } = {}): void {
    this.#parts.push(`q ${color} RG ${n(width)} w ${dash} ${n(x1)} ${n(up(y))} m ${n(x2)} ${n(up(y))} l S Q`);
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    look: { radius: number; fill?: string; stroke?: string },
  ): void {
    const [left, right, bottom, top, r] = [x, x + width, up(y + height), up(y), look.radius];
    const k = r * 0.447_715;
    const plain = `${n(left)} ${n(bottom)} ${n(width)} ${n(height)} re`;
    const rounded = [
      `${n(left + r)} ${n(bottom)} m ${n(right - r)} ${n(bottom)} l`,
      `${n(right - k)} ${n(bottom)} ${n(right)} ${n(bottom + k)} ${n(right)} ${n(bottom + r)} c ${n(right)} ${n(top - r)} l`,
      `${n(right)} ${n(top - k)} ${n(right - k)} ${n(top)} ${n(right - r)} ${n(top)} c ${n(left + r)} ${n(top)} l`,
      `${n(left + k)} ${n(top)} ${n(left)} ${n(top - k)} ${n(left)} ${n(top - r)} c ${n(left)} ${n(bottom + r)} l`,
      `${n(left)} ${n(bottom + k)} ${n(left + k)} ${n(bottom)} ${n(left + r)} ${n(bottom)} c h`,
    ].join(' ');
    const path = r === 0 ? plain : rounded;
    const fill = look.fill ? `${look.fill} rg` : '';
    const stroke = look.stroke ? `${look.stroke} RG 0.7 w` : '';
    this.#parts.push(`q ${fill} ${stroke} ${path} ${look.fill ? (look.stroke ? 'B' : 'f') : 'S'} Q`);
  }

  /** Inserts another drawing, whose origin is the lower left corner of its box. */
  place(operators: string, x: number, y: number, height: number, scale = 1): void {
    this.#parts.push(`q ${formatMatrixOperator(scale, 0, 0, scale, x, up(y + height))}\n${operators}\nQ`);
  }
}

const up = (y: number) => A4.height - y;

function shortened(text: string, face: Face, size: number, width: number): string {
  const characters = splitGraphemes(text);
  while (characters.length > 0 && measureText(`${characters.join('')}…`, face, size) > width) characters.pop();
  return `${characters.join('')}…`;
}
