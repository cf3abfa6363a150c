import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The length of a UUID in this alphabet. */
const LENGTH = 22;

/** Creates an order id. The provider allows certain characters only, and the id must be hard to guess. */
export const createCreditOrderId = () =>
  `cr_${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/** Shortens an organisation's UUID to a fixed length. The same UUID always gives the same result. */
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
 * Returns the prefix of a plan's order ids for a due date such as `2026-11-20`. The number of the attempt follows it.
 */
export const buildPlanOrderPrefix = (organizationUuid: string, day: string) =>
  `sub_${shortenUuid(organizationUuid)}_${day.replaceAll('-', '')}_`;

export const createRefillOrderId = (organizationUuid: string, number: number) =>
  `rf_${shortenUuid(organizationUuid)}_${number}`;
