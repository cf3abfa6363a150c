import type { FormHead } from '../../../rules/sheet-heads.ts';

/**
 * Why a file cannot be read: it needs a password, is in the format from before 2007, or is not a supported kind of
 * file.
 */
export type UnreadableReason = 'LOCKED' | 'OLD_EXCEL' | 'DAMAGED';

/** A visible sheet with its column heads, and the first values below each of them. */
export type SurveyedSheet = { name: string; heads: string[]; samples: string[][] };

export type Survey = {
  is1904: boolean;
  /** The columns of the form that the file was made from. Empty if it is not one of our forms. */
  form: FormHead[];
  /** The sheets that are neither hidden nor empty. */
  sheets: SurveyedSheet[];
};

/** A visible sheet by name, which is empty for CSV, and the number of rows after which reading stops. */
export type SheetChoice = { sheet: string; maxRows: number };

/** Whether the sheet has more rows than were read. */
export type SheetEnd = { hasMore: boolean };
