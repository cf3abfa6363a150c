import { seoulDay, toSeoulInstant } from '../../../../rules/dates.ts';
import { getDefaultDeadlineDay } from '../../../../rules/deadline.ts';

const REMINDER_HOUR = 9;

/** The last minute of the day on which a document without a deadline of its own ends. */
export const defaultExpiry = (sentAt: Date, days: number) =>
  toSeoulInstant(getDefaultDeadlineDay(sentAt, days), { hours: 23, minutes: 59 });

/** The first morning after a moment on which a reminder is due, at nine in Seoul, or none any more. */
export function nextReminder(expiresAt: Date, daysBefore: readonly number[], after: Date): Date | null {
  const mornings = daysBefore
    .map((days) => toSeoulInstant(seoulDay(expiresAt), { days: -days, hours: REMINDER_HOUR }))
    .filter((morning) => morning > after && morning < expiresAt)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return mornings[0] ?? null;
}
