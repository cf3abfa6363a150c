import { addDays, addMonths, endOfWeek, startOfWeek } from 'date-fns';
import { fromIso, toIso, type IsoDate } from './dates';

const MOVES: Record<string, (date: Date) => Date> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
  Home: (date) => startOfWeek(date),
  End: (date) => endOfWeek(date),
};

/** Returns the day that a key moves to in the month grid, or null for other keys. */
export const moveDay = (day: IsoDate, key: string): IsoDate | null => {
  const move = MOVES[key];
  return move ? toIso(move(fromIso(day))) : null;
};
