import type { SheetColumn } from '../../../rules/sheet-columns.ts';
import { matchHeaders, type FormHeader, type MatchedHeaders } from '../../../rules/sheet-headers.ts';
import { MAX_HEAD_ROWS, SAMPLE_ROWS, type SheetPreview } from '../../documents/sheets/table.types.ts';

/** A sheet whose headings are in `headRow`, counted without empty rows. */
export type HeadedSheet = { name: string; headRow: number; heads: string[]; samples: string[][] };
type Candidate = { sheet: HeadedSheet; heads: MatchedHeaders };

const MIN_KNOWN_HEADS = 2;

/**
 * Finds the row with the headings, which a title or a note may precede. The first row is only passed over if it has too
 * few cells for the columns, and a later one has all of them, or at least more than one that is known.
 */
export function findHeadRow(
  columns: readonly SheetColumn[],
  { name, rows }: SheetPreview,
  form: readonly FormHeader[],
): Candidate {
  const read = (headRow: number): Candidate => {
    const heads = rows[headRow] ?? [];
    return {
      sheet: { name, headRow, heads, samples: readSamples(rows, headRow) },
      heads: matchHeaders(columns, heads, form),
    };
  };
  const first = read(0);
  const needed = Math.max(MIN_KNOWN_HEADS, columns.filter(({ isRequired }) => isRequired).length);
  const isFilled = (row: readonly string[]) => row.filter((cell) => cell !== '').length >= needed;
  if (first.heads.missing.length === 0 || isFilled(rows[0] ?? [])) return first;
  const later = rows.slice(0, MAX_HEAD_ROWS).flatMap((row, index) => (index > 0 && isFilled(row) ? [read(index)] : []));
  return later.find(({ heads }) => heads.missing.length === 0) ?? findBestKnown(later) ?? first;
}

function findBestKnown(candidates: readonly Candidate[]): Candidate | undefined {
  const count = ({ heads }: Candidate) => Object.keys(heads.matched).length;
  const [best] = candidates.toSorted((one, other) => count(other) - count(one));
  return best && count(best) >= MIN_KNOWN_HEADS ? best : undefined;
}

function readSamples(rows: readonly string[][], headRow: number): string[][] {
  const below = rows.slice(headRow + 1, headRow + 1 + SAMPLE_ROWS);
  return (rows[headRow] ?? []).map((_, index) => below.flatMap((cells) => cells[index] || []));
}
