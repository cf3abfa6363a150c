import type { FormHeader } from '../../../rules/sheet-headers.ts';

/** Why a file can't be read: it has a password, it is in the format from before 2007, or it isn't a spreadsheet. */
export type UnreadableReason = 'LOCKED' | 'OLD_EXCEL' | 'DAMAGED';

/** The first rows that aren't empty, as text. One of them has the headings. */
export type SheetPreview = { name: string; rows: string[][] };

/** Rows above the headings, such as a title or a note, in which the headings are looked for. */
export const MAX_HEAD_ROWS = 20;
/** Rows shown below the headings. */
export const SAMPLE_ROWS = 3;

export type TableSurvey = {
  is1904: boolean;
  /** The form's columns. Empty if the file isn't one of our forms. */
  form: FormHeader[];
  sheets: SheetPreview[];
};

/** The sheet's name (empty for CSV), the row of its headings (0 for the first), and after how many rows to stop. */
export type SheetChoice = { sheet: string; headRow: number; maxRows: number };

export type SheetReadResult = { hasMore: boolean };
