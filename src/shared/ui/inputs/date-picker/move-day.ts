import { addDays, addMonths, endOfWeek, startOfWeek, type IsoDate } from './dates';

const MOVES: Record<string, (day: IsoDate) => IsoDate> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day) => startOfWeek(day),
  End: (day) => endOfWeek(day),
};

/** Returns null for keys that don't move in the month grid. */
export const moveDayByKey = (day: IsoDate, key: string): IsoDate | null => {
  const move = MOVES[key];
  return move ? move(day) : null;
};
