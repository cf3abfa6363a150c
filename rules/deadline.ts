import { seoulDay, seoulInstant } from './dates.ts';
import { dayOfBusiness } from './holidays.ts';

/** The default deadline: this many days after sending, moved on if it falls on a Sunday or a holiday. */
export const defaultDeadlineDay = (sentAt: Date, days: number) =>
  dayOfBusiness(seoulDay(seoulInstant(seoulDay(sentAt), { days })));
