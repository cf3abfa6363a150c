import { tidyNumber } from '#rules/amount.ts';

/** Reads a typed number, also in full-width digits. Returns NaN for anything else, and keeps a number from the server. */
export const readDays = (typed: string | number): number =>
  typeof typed === 'number' ? typed : /^\d+$/.test(tidyNumber(typed)) ? Number(tidyNumber(typed)) : Number.NaN;
