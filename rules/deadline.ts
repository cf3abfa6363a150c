import { seoulDay, seoulInstant } from './dates.ts';
import { dayOfBusiness } from './holidays.ts';

/** The default deadline: this many days after sending, or the next working day after a Sunday or holiday. */
export const defaultDeadlineDay = (sentAt: Date, days: number) =>
  dayOfBusiness(seoulDay(seoulInstant(seoulDay(sentAt), { days })));
