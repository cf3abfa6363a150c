import { randomBytes, randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const MAX_FAIR_BYTE = 247;

/** Generates a random code. 22 characters have 131 bits, enough for a link's secret. */
export function generateBase62(length = 22) {
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte <= MAX_FAIR_BYTE && code.length < length) code += BASE62[byte % BASE62.length];
    }
  }
  return code;
}

export const generateSixDigitCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0');
