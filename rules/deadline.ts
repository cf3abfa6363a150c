import { seoulDay, toSeoulInstant } from './dates.ts';
import { findWorkingDay } from './holidays.ts';

/** Returns the default deadline: this many days after sending, or the next working day after a Sunday or holiday. */
export const getDefaultDeadlineDay = (sentAt: Date, days: number) =>
  findWorkingDay(seoulDay(toSeoulInstant(seoulDay(sentAt), { days })));
