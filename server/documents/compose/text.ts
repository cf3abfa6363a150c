import type { EmbeddedFonts } from '../fonts/embedded-fonts.ts';
import type { Face } from '../fonts/faces.ts';
import { formatNumber as n } from '../pdf/serialize.ts';

export type DrawnText = { text: string; runs: readonly { resource: string; codes: string }[] };

/** Draws one line of text. Calls `record` with the codes that were drawn. */
export function lineOperators(
  fonts: EmbeddedFonts,
  line: { text: string; x: number; y: number },
  face: Face,
  size: number,
  record: (drawn: DrawnText) => void,
): string {
  const runs = fonts.runs(line.text, face, size);
  if (runs.length === 0) return '';
  record({ text: line.text, runs });
  const shown = runs.map(({ resource, codes }) => `/${resource} ${n(size)} Tf <${codes}> Tj`);
  return `BT ${n(round(line.x))} ${n(round(line.y))} Td ${shown.join(' ')} ET`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
