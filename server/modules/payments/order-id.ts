import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The length of a UUID written in this alphabet. */
const LENGTH = 22;

/** Creates an order id. The provider requires ids that can't be guessed and only use certain characters. */
export const createCreditOrderId = () =>
  `cr_${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/**
 * Shortens an organisation's UUID. The same UUID always gives the same result, and all results have the same length.
 */
export function shortenUuid(uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let short = '';
  while (short.length < LENGTH) {
    short = `${SIGNS[Number(rest % BigInt(SIGNS.length))]}${short}`;
    rest /= BigInt(SIGNS.length);
  }
  return short;
}

/**
 * Returns the prefix that a plan's order ids have for a due date, such as `2026-11-20`. It is followed by the number of
 * the attempt.
 */
export const buildPlanOrderPrefix = (organizationUuid: string, day: string) =>
  `sub_${shortenUuid(organizationUuid)}_${day.replaceAll('-', '')}_`;

/** Returns the order id of an automatic purchase. Each organisation's purchases are numbered from one. */
export const createRefillOrderId = (organizationUuid: string, number: number) =>
  `rf_${shortenUuid(organizationUuid)}_${number}`;
