import { seoulDay, seoulInstant } from './dates.ts';
import { dayOfBusiness } from './holidays.ts';

/** The day on which a document ends that was given no deadline: so many days after its sending, and not on a day of rest. */
export const defaultDeadlineDay = (sentAt: Date, days: number) =>
  dayOfBusiness(seoulDay(seoulInstant(seoulDay(sentAt), { days })));
