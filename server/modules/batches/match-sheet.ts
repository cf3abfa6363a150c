import type { SheetColumn } from '../../../rules/sheet-columns.ts';
import { matchHeaders, normalizeHeader, type FormHeader, type MatchedHeaders } from '../../../rules/sheet-headers.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { MAX_HEAD_ROWS, SAMPLE_ROWS, type SheetPreview, type TableSurvey } from '../../documents/sheets/table.types.ts';
import { REPORT_HEADERS } from './report-headers.ts';

/** Each column's index in a file, by key. */
export type ColumnIndexes = Readonly<Record<string, number>>;
type Wanted = { sheet?: string | undefined; columns?: string | undefined };

/** Chooses a sheet of the file and finds the columns in it. Asks the member if that is ambiguous. */
export function matchSheet(columns: readonly SheetColumn[], { sheets, form }: TableSurvey, wanted: Wanted) {
  const candidates = sheets.map((sheet) => findHeadRow(columns, sheet, form));
  const { sheet, heads } = chooseSheet(candidates, wanted.sheet);
  if (wanted.columns === undefined && mustAsk(columns, sheet, heads)) throw askForColumns(columns, sheet, heads);
  const places = wanted.columns === undefined ? heads.matched : readPlaces(wanted.columns, columns, sheet);
  return { sheet, places, unusedHeads: listUnusedHeads(sheet, places) };
}

const MAX_UNUSED_HEADS = 100;

function listUnusedHeads({ heads }: HeadedSheet, places: ColumnIndexes): string[] {
  const used = new Set(Object.values(places));
  return heads.filter((head, index) => !used.has(index) && !isIgnored(head)).slice(0, MAX_UNUSED_HEADS);
}

function chooseSheet(candidates: readonly Candidate[], wanted: string | undefined): Candidate {
  const named = wanted === undefined ? candidates : candidates.filter(({ sheet }) => sheet.name === wanted);
  if (named.length === 0 && candidates.length > 0) throw new DomainError('NOT_FOUND');
  const whole = named.filter(({ heads }) => heads.missing.length === 0);
  const partial = named.filter(({ heads }) => Object.keys(heads.matched).length > 0);
  const fitting = [whole, partial, named].find((some) => some.length > 0) ?? [];
  const [only] = fitting;
  if (!only)
    throw new DomainError('SHEET_UNREADABLE', { message: '적힌 것이 없는 파일이에요. 양식을 채워서 다시 올려주세요.' });
  if (fitting.length > 1) throw new DomainError('SHEET_CHOICE', { sheets: fitting.map(({ sheet }) => sheet.name) });
  return only;
}

/** Returns whether to ask the member. An unknown heading can only be ignored if every column was found without it. */
function mustAsk(columns: readonly SheetColumn[], { heads }: HeadedSheet, found: MatchedHeaders): boolean {
  if (found.missing.length > 0 || Object.keys(found.ambiguous).length > 0) return true;
  if (Object.keys(found.matched).length === columns.length) return false;
  return found.unmatched.some((index) => !isIgnored(heads[index] ?? ''));
}

/** The headings that our own reports add, and empty ones. */
const IGNORED: ReadonlySet<string> = new Set(['', ...Object.values(REPORT_HEADERS).map(normalizeHeader)]);
const isIgnored = (head: string) => IGNORED.has(normalizeHeader(head));

function askForColumns(columns: readonly SheetColumn[], { heads, samples }: HeadedSheet, { matched }: MatchedHeaders) {
  return new DomainError('SHEET_HEAD_WRONG', {
    message: '알아보지 못한 열이 있어요. 어떤 칸인지 골라주세요.',
    sheetHeads: {
      targets: columns.map(({ key, head, isRequired }) => ({ key, head, isRequired, source: matched[key] ?? null })),
      heads: heads.flatMap((head, index) => {
        const values = samples[index] ?? [];
        return head === '' && values.length === 0 ? [] : { index, head, samples: values };
      }),
    },
  });
}

/** Parses the member's choice of columns. Each must be in the file, and chosen once. */
function readPlaces(text: string, columns: readonly SheetColumn[], { heads }: HeadedSheet): ColumnIndexes {
  const chosen = parseRecord(text);
  const keys = new Set(columns.map(({ key }) => key));
  const places: Record<string, number> = {};
  for (const [key, index] of Object.entries(chosen)) {
    if (index === null) continue;
    const isPlace = typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < heads.length;
    if (!isPlace || !keys.has(key)) throw new DomainError('MALFORMED');
    places[key] = index;
  }
  const taken = Object.values(places);
  if (taken.length === 0 || new Set(taken).size !== taken.length) throw new DomainError('MALFORMED');
  return places;
}

function parseRecord(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Invalid JSON gets the same error as any other wrong text, below.
  }
  throw new DomainError('MALFORMED');
}

/** A sheet whose headings are in `headRow`, counted without empty rows. */
type HeadedSheet = { name: string; headRow: number; heads: string[]; samples: string[][] };
type Candidate = { sheet: HeadedSheet; heads: MatchedHeaders };

const MIN_KNOWN_HEADS = 2;

/**
 * Finds the row with the headings, which a title or a note may precede. The first row is only passed over if it has too
 * few cells for the columns, and a later one has all of them, or at least more than one that is known.
 */
function findHeadRow(
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
