import type { AlertKind } from './alert-kinds.ts';
import { resolveKind, type AlertPreferences } from './preferences.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Seoul has had no summer time since 1988. */
const SEOUL_MINUTES = 9 * 60;
const MAIL_OF_THE_DAY = 9 * 60;

const toSeoulMinutes = (at: Date) => Math.floor(at.getTime() / MINUTE_MS) + SEOUL_MINUTES;

/** The day in Seoul, as `YYYY-MM-DD`. */
export const toSeoulDay = (at: Date) => new Date(at.getTime() + SEOUL_MINUTES * MINUTE_MS).toISOString().slice(0, 10);

/** Returns the first time at which the clock in Seoul shows this minute of the day, later than `at`. */
function findNext(at: Date, minute: number) {
  const past = toSeoulMinutes(at) % DAY_MINUTES;
  const wait = (minute - past + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  return new Date((Math.floor(at.getTime() / MINUTE_MS) + wait) * MINUTE_MS);
}

export function isQuiet({ quietFrom, quietTo }: AlertPreferences, at: Date) {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return false;
  const minute = toSeoulMinutes(at) % DAY_MINUTES;
  return quietFrom < quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;
}

/** Returns when something that happened at `at` is mailed, or null if never. */
export function findMailTime(kind: AlertKind, preferences: AlertPreferences, at: Date): Date | null {
  const { mail, isMailFixed } = resolveKind(kind, preferences);
  if (mail === 'OFF') return null;
  if (isMailFixed) return at;
  const due = mail === 'DAY' ? findNext(at, MAIL_OF_THE_DAY) : at;
  return isQuiet(preferences, due) && preferences.quietTo !== null ? findNext(due, preferences.quietTo) : due;
}

/** Whether the act itself mails this now. Otherwise the mail waits, or there is none. */
export const isMailedAtOnce = (kind: AlertKind, preferences: AlertPreferences, at: Date) =>
  findMailTime(kind, preferences, at)?.getTime() === at.getTime();
