import { getSeoulDay, toSeoulInstant } from './dates.ts';
import { findWorkingDay } from './holidays.ts';

/**
 * Returns the default deadline: the given number of days after sending, moved to the next working day if it falls on a
 * Sunday or holiday.
 */
export const getDefaultDeadlineDay = (sentAt: Date, days: number) =>
  findWorkingDay(getSeoulDay(toSeoulInstant(getSeoulDay(sentAt), { days })));
