import type { MatchesPattern, ValueProblem } from './value-problem.ts';

/** A cell as read from the file. Dates are days. NO_RESULT is an error, or a formula that has never been calculated. */
export type RawCell = string | number | boolean | null | { date: string } | { problem: 'NO_RESULT' };

/** The kinds of automatic corrections. The grid marks them, so that nothing changes unnoticed. */
export type RepairKind =
  | 'WIDTH'
  | 'COMPOSED'
  | 'SPACES'
  | 'LOST_ZERO'
  | 'COUNTRY_CODE'
  | 'SERIAL_DATE'
  | 'DATE_FORMAT'
  | 'AMOUNT_MARKS'
  | 'TICK';

export type RepairedValue = { value: string; repairs: RepairKind[] };

export type CellProblem =
  | ValueProblem
  /** The formula has no stored result. */
  | { code: 'NO_RESULT' }
  /** The name contains invisible characters. */
  | { code: 'INVISIBLE' };

export type CheckedCell = {
  /** The value that would be used, even if it is wrong, so that it can be corrected. Null if the cell is empty. */
  value: string | null;
  repairs: RepairKind[];
  problem: CellProblem | null;
  /** The value that was probably meant, which somebody has to confirm. */
  offer: string | null;
};

export type CellContext = {
  /** The current date, for example `2026-11-20`. */
  today: string;
  /** True if the file counts dates from 1904, as old Macs did. */
  is1904?: boolean;
  fits?: MatchesPattern;
};
