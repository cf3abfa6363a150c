import { compareDecimals } from './decimal.ts';

type Condition = { is: 'FILLED' | 'EMPTY' | 'EQUAL' | 'DIFFERENT' | 'MORE' | 'LESS'; value: string | null };

export function isConditionMet({ is, value: wanted }: Condition, value: string | null): boolean {
  const isEmpty = value === null || value === '';
  if (is === 'FILLED') return !isEmpty;
  if (is === 'EMPTY') return isEmpty;
  const order = compareDecimals(value ?? '', wanted ?? '');
  if (is === 'MORE') return order !== null && order > 0;
  if (is === 'LESS') return order !== null && order < 0;
  const isEqual = order === null ? (value ?? '') === (wanted ?? '') : order === 0;
  return is === 'EQUAL' ? isEqual : !isEqual;
}
