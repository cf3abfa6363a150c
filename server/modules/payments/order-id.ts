import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** As many as a UUID needs in these characters. */
const LENGTH = 22;

/** The provider wants ids that nobody can guess, in its own alphabet. */
export const createCreditOrderId = () =>
  `cr_${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
