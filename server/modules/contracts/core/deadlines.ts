import { getSeoulDay, toSeoulInstant } from '../../../../rules/dates.ts';
import { getDefaultDeadlineDay } from '../../../../rules/deadline.ts';

const REMINDER_HOUR = 9;

/** Returns the default deadline: the last minute of the last day. */
export const findDefaultExpiry = (sentAt: Date, days: number) =>
  toSeoulInstant(getDefaultDeadlineDay(sentAt, days), { hours: 23, minutes: 59 });

/** Returns when to send the next reminder (nine in the morning in Seoul), or null if none is left. */
export function findNextReminder(expiresAt: Date, daysBefore: readonly number[], after: Date): Date | null {
  const mornings = daysBefore
    .map((days) => toSeoulInstant(getSeoulDay(expiresAt), { days: -days, hours: REMINDER_HOUR }))
    .filter((morning) => morning > after && morning < expiresAt)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return mornings[0] ?? null;
}
