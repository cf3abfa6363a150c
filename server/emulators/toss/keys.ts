import { randomBytes, randomInt, randomUUID } from 'node:crypto';

export type KeyKind = 'payment' | 'auth' | 'billing' | 'transaction' | 'window' | 'secret' | 'approval' | 'trace';
/** Generates the keys that Toss issues. Tests use their own generator, to compare responses byte by byte. */
export type GenerateKey = (kind: KeyKind) => string;

export const generateRandomKey: GenerateKey = (kind) => {
  if (kind === 'approval') return String(randomInt(0, 100_000_000)).padStart(8, '0');
  if (kind === 'billing') return `${randomBytes(32).toString('base64url')}=`;
  if (kind === 'trace' || kind === 'window') return randomUUID();
  return randomBytes(24).toString('base64url');
};
