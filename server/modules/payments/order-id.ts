import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The length of a UUID in this alphabet. */
const LENGTH = 22;

/** The provider requires ids that cannot be guessed and use only certain characters. */
export const createCreditOrderId = () =>
  `cr_${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/** Always returns the same id of the same length for the same organisation. */
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
 * Returns the prefix of a plan's order ids for one due date, such as `2026-11-20`. The number of the attempt follows.
 */
export const planOrderPrefix = (organizationUuid: string, day: string) =>
  `sub_${shortenUuid(organizationUuid)}_${day.replaceAll('-', '')}_`;

/** Returns the order id of an automatic purchase. An organisation's purchases are numbered from one. */
export const refillOrderId = (organizationUuid: string, number: number) =>
  `rf_${shortenUuid(organizationUuid)}_${number}`;
