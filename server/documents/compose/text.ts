import type { EmbeddedFonts, TextRun } from '../fonts/embedded-fonts.ts';
import type { Face } from '../fonts/faces.ts';
import { formatNumber as n } from '../pdf/serialize.ts';

export type DrawnText = { text: string; runs: readonly TextRun[] };

/** Draws a line of text, and passes the codes to `record` for checking. */
export function buildLineOperators(
  fonts: EmbeddedFonts,
  line: { text: string; x: number; y: number },
  face: Face,
  size: number,
  record: (drawn: DrawnText) => void,
): string {
  const runs = fonts.runs(line.text, face, size);
  if (runs.length === 0) return '';
  record({ text: line.text, runs });
  return `BT ${n(round(line.x))} ${n(round(line.y))} Td ${buildShowOperators(runs, size)} ET`;
}

/** Returns the operators that show the runs, each at its own `x` or right after the previous one. */
export function buildShowOperators(runs: readonly TextRun[], size: number): string {
  let at = 0;
  return runs
    .map(({ resource, codes, x }) => {
      const move = x === undefined ? '' : `${n(round(x - at))} 0 Td `;
      at = x ?? at;
      return `${move}/${resource} ${n(size)} Tf <${codes}> Tj`;
    })
    .join(' ');
}

const round = (value: number) => Math.round(value * 1000) / 1000;
