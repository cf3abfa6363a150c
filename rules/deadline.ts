import { getSeoulDay, toSeoulInstant } from './dates.ts';
import { findWorkingDay } from './holidays.ts';

/**
 * Returns the default deadline: the given number of days after sending or, if that is a Sunday or holiday, the next
 * working day.
 */
export const getDefaultDeadlineDay = (sentAt: Date, days: number) =>
  findWorkingDay(getSeoulDay(toSeoulInstant(getSeoulDay(sentAt), { days })));
