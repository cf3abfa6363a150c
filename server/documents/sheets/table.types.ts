import type { FormHeader } from '../../../rules/sheet-headers.ts';

/** Why a file can't be read: it has a password, it is in the format from before 2007, or it isn't a spreadsheet. */
export type UnreadableReason = 'LOCKED' | 'OLD_EXCEL' | 'DAMAGED';

export type SheetPreview = { name: string; heads: string[]; samples: string[][] };

export type TableSurvey = {
  is1904: boolean;
  /** The form's columns. Empty if the file isn't one of our forms. */
  form: FormHeader[];
  sheets: SheetPreview[];
};

/** The sheet's name (empty for CSV), and after how many rows to stop. */
export type SheetChoice = { sheet: string; maxRows: number };

export type SheetReadResult = { hasMore: boolean };
