import { timingSafeEqual } from 'node:crypto';
import { signSolapiRequest } from '../../adapters/sms/solapi-signature.ts';
import type { ERRORS } from './scenarios.ts';

const SKEW_MS = 15 * 60_000;
const MAX_SALTS = 10_000;
const HEADER = /^HMAC-SHA256 apiKey=([^,]+), date=([^,]+), salt=([^,]{12,64}), signature=([\da-f]{64})$/;

/** Makes the same checks as the provider: the key must match, the date must be recent, and no salt may be reused. */
export function createSignatureCheck(apiKey: string, apiSecret: string, now: () => number) {
  const used = new Set<string>();

  return (authorization: string | undefined): keyof typeof ERRORS | null => {
    const [, key = '', date = '', salt = '', signature = ''] = HEADER.exec(authorization ?? '') ?? [];
    const expected = signSolapiRequest(apiSecret, date, salt);
    const isRight =
      signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    if (key !== apiKey || !isRight) return 'signature';
    if (!(Math.abs(Date.parse(date) - now()) <= SKEW_MS)) return 'expired';
    if (used.has(salt)) return 'replayed';
    if (used.size >= MAX_SALTS) used.clear();
    used.add(salt);
    return null;
  };
}
