import type { FormHeader } from '../../../rules/sheet-headers.ts';

/** Why a file cannot be read: it needs a password, uses the format from before 2007, or is not a supported file. */
export type UnreadableReason = 'LOCKED' | 'OLD_EXCEL' | 'DAMAGED';

/** A visible sheet with its column headings and the first values below each. */
export type SurveyedSheet = { name: string; heads: string[]; samples: string[][] };

export type TableSurvey = {
  is1904: boolean;
  /** The columns of the form that the file was created from. Empty if it isn't one of our forms. */
  form: FormHeader[];
  /** The sheets that are neither hidden nor empty. */
  sheets: SurveyedSheet[];
};

/** The name of a visible sheet, which is empty for CSV, and the number of rows after which to stop reading. */
export type SheetChoice = { sheet: string; maxRows: number };

/** True if the sheet has more rows than were read. */
export type SheetReadResult = { hasMore: boolean };
