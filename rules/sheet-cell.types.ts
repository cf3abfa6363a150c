import type { MatchesPattern, ValueProblem } from './value-problem.ts';

/** A cell as read from the file. NO_RESULT is an error value, or a formula that was never calculated. */
export type RawCell = string | number | boolean | null | { date: string } | { problem: 'NO_RESULT' };

/** The kinds of automatic corrections. The grid marks each one, so that no value changes unnoticed. */
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
  /** The cell is an error value, or a formula that was never calculated. */
  | { code: 'NO_RESULT' }
  | { code: 'INVISIBLE' };

export type CheckedCell = {
  /** The value after corrections, even if it is wrong, so that somebody can fix it. Null if the cell is empty. */
  value: string | null;
  repairs: RepairKind[];
  problem: CellProblem | null;
  /** The value that was probably meant. Somebody has to confirm it. */
  offer: string | null;
};

export type CellContext = {
  today: string;
  /** True if the file counts dates from 1904, as Excel for Mac once did. */
  is1904?: boolean;
  fits?: MatchesPattern;
};
