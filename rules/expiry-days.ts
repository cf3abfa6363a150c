import { tidyNumber } from './amount.ts';

export const MAX_EXPIRY_DAYS = 365;

/** Reads a typed number of days until a deadline, also in full-width digits. Returns null for anything else. */
export function readExpiryDays(typed: string): number | null {
  const digits = tidyNumber(typed);
  const days = Number(digits);
  return /^\d{1,3}$/.test(digits) && days >= 1 && days <= MAX_EXPIRY_DAYS ? days : null;
}
