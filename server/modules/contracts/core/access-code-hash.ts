import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../security/secrets.ts';
import { verifyPassword } from '../../accounts/password-hash.ts';

const SALT_BYTES = 16;
const PREFIX = '$hmac$';

/** Normalises an access code, because keyboards encode Hangul differently and type digits in full width. */
export const normalizeAccessCode = (code: string) => code.normalize('NFKC').trim();

/**
 * Hashes an access code. Four digits can be guessed from any hash, however slow, so a key outside the database protects
 * them, and the hash can be fast.
 */
export function hashAccessCode(secrets: Secrets, code: string): string {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return `${PREFIX}${salt}$${compute(secrets, salt, normalizeAccessCode(code)).toString('base64url')}`;
}

/** Verifies an access code. Those that were hashed before full width was normalised match as they were typed. */
export async function verifyAccessCode(secrets: Secrets, stored: string | null, typed: string): Promise<boolean> {
  const code = normalizeAccessCode(typed);
  const older = typed.normalize('NFC').trim();
  return (await isHashOf(secrets, stored, code)) || (older !== code && (await isHashOf(secrets, stored, older)));
}

/** Compares a code with a hash. Contracts from before the key outside the database have an argon2id hash. */
async function isHashOf(secrets: Secrets, stored: string | null, code: string): Promise<boolean> {
  if (!stored?.startsWith(PREFIX)) return verifyPassword(stored, code);
  const [salt = '', hash = ''] = stored.slice(PREFIX.length).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const given = compute(secrets, salt, code);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const compute = (secrets: Secrets, salt: string, code: string) => secrets.hash('access-code', `${salt}${code}`);
