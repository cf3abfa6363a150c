import type { AlertKind } from './alert-kinds.ts';
import { resolveAlertKind, type AlertPreferences } from './preferences.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const SEOUL_MINUTES = 9 * 60;
const MAIL_OF_THE_DAY = 9 * 60;

const toSeoulMinutes = (at: Date) => Math.floor(at.getTime() / MINUTE_MS) + SEOUL_MINUTES;

export const toSeoulDay = (at: Date) => new Date(at.getTime() + SEOUL_MINUTES * MINUTE_MS).toISOString().slice(0, 10);

/** Returns the next time after `at` at this minute of the day in Seoul. */
function findNext(at: Date, minute: number) {
  const past = toSeoulMinutes(at) % DAY_MINUTES;
  const wait = (minute - past + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return new Date((Math.floor(at.getTime() / MINUTE_MS) + wait) * MINUTE_MS);
}

export function isInQuietHours({ quietFrom, quietTo }: AlertPreferences, at: Date) {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false;
  const minute = toSeoulMinutes(at) % DAY_MINUTES;
  return quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;
}

/** Returns when an event is emailed, or null if it never is. */
export function findMailTime(kind: AlertKind, preferences: AlertPreferences, at: Date): Date | null {
  const { mail, isMailFixed } = resolveAlertKind(kind, preferences);
  if (mail === 'OFF') return null;
  if (isMailFixed) return at;
  const due = mail === 'DAY' ? findNext(at, MAIL_OF_THE_DAY) : at;
  return isInQuietHours(preferences, due) && preferences.quietTo !== null ? findNext(due, preferences.quietTo) : due;
}

/**
 * Returns whether the action has to send the email itself, immediately. Otherwise, the email is delayed or not sent at
 * all.
 */
export const isMailedImmediately = (kind: AlertKind, preferences: AlertPreferences, at: Date) =>
  findMailTime(kind, preferences, at)?.getTime() === at.getTime();
