import type { Matrix } from '../../pages/matrix.ts';
import { formatNumber } from '../../pdf/serialize.ts';

export type Glyphs = {
  resource: string;
  codes: string;
  /** In thousandths of the font size, before horizontal scaling. */
  advance: number;
  size: number;
  /** Maps text space to page space, with the character at the origin. */
  matrix: Matrix;
  /** The horizontal scaling that fits the character into its space in the layout. */
  squeeze: number;
  paint: string;
};

type OpenRun = { first: Glyphs; pen: number; squeeze: number; shown: string[]; operators: string[] };

/** The widest gap within a run, in multiples of the font size. Wider gaps separate columns. */
const MAX_GAP = 3;
const SAME_LINE = 0.05;
const TINY = 0.5;

/** Joins consecutive characters into one positioned string, so that copied text keeps its words. */
export class TextRuns {
  readonly #write: (operators: string) => void;
  #open: OpenRun | null = null;

  constructor(write: (operators: string) => void) {
    this.#write = write;
  }

  add(glyphs: Glyphs) {
    const gap = this.#open && gapTo(this.#open, glyphs);
    if (!this.#open || gap === null) {
      this.flush();
      this.#open = { first: glyphs, pen: 0, squeeze: 1, shown: [], operators: [] };
    }
    const run = this.#open;
    if (!run) return;
    if (gap !== null && Math.abs(gap / run.squeeze) > TINY) {
      // Horizontal scaling also applies to adjustments.
      run.shown.push(formatNumber(Math.round(-gap / run.squeeze)));
      run.pen += gap;
    }
    if (glyphs.squeeze !== run.squeeze) {
      show(run);
      run.squeeze = glyphs.squeeze;
      run.operators.push(`${formatNumber(Math.round(run.squeeze * 1000) / 10)} Tz`);
    }
    run.shown.push(`<${glyphs.codes}>`);
    run.pen += glyphs.advance * glyphs.squeeze;
  }

  flush() {
    const run = this.#open;
    this.#open = null;
    if (!run) return;
    show(run);
    const { resource, size, matrix, paint } = run.first;
    const reset = run.squeeze === 1 ? '' : ' 100 Tz';
    this.#write(
      `${paint}BT /${resource} ${short(size)} Tf ${matrix.map(short).join(' ')} Tm ${run.operators.join(' ')}${reset} ET`,
    );
  }
}

const short = (value: number) => formatNumber(Math.round(value * 1000) / 1000);

function show(run: OpenRun) {
  if (run.shown.length === 0) return;
  run.operators.push(`[${run.shown.join('')}] TJ`);
  run.shown = [];
}

/** Returns the gap before the next character in thousandths of the font size, or null if it starts a new run. */
function gapTo({ first, pen }: OpenRun, next: Glyphs): number | null {
  if (first.resource !== next.resource || first.size !== next.size || first.paint !== next.paint) return null;
  const [a, b, c, d, e, f] = first.matrix;
  const same = [a, b, c, d].every((value, index) => Math.abs(value - (next.matrix[index] ?? 0)) < 0.001);
  const across = a * d - b * c;
  if (!same || across === 0) return null;
  const [x, y] = [next.matrix[4] - e, next.matrix[5] - f];
  const along = (x * d - y * c) / across;
  const above = (y * a - x * b) / across;
  const gap = (along / first.size) * 1000 - pen;
  return Math.abs(above) > first.size * SAME_LINE || Math.abs(gap) > MAX_GAP * 1000 ? null : gap;
}
