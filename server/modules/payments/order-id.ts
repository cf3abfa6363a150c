import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** As many as a UUID needs in these characters. */
const LENGTH = 22;

/** The provider wants ids that nobody can guess, in its own alphabet. */
export const createCreditOrderId = () =>
  `cr_${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

/** The same id for the same organisation, in the same length. */
export function shortenUuid(uuid: string): string {
  let rest = BigInt(`0x${uuid.replaceAll('-', '')}`);
  let short = '';
  while (short.length < LENGTH) {
    short = `${SIGNS[Number(rest % BigInt(SIGNS.length))]}${short}`;
    rest /= BigInt(SIGNS.length);
  }
  return short;
}

/** What the orders of a plan begin with that are due on a day, such as `2026-11-20`. A number of the attempt follows. */
export const planOrderPrefix = (organizationUuid: string, day: string) =>
  `sub_${shortenUuid(organizationUuid)}_${day.replaceAll('-', '')}_`;

/** A pack that an organisation buys by itself, counted from one. */
export const refillOrderId = (organizationUuid: string, number: number) =>
  `rf_${shortenUuid(organizationUuid)}_${number}`;
