import { createHash, randomBytes } from 'node:crypto';
import { toCanonicalJson, type Json } from '../../rules/canonical-json.ts';

/** Stands in for a text, value or hash in an event. Its opening proves what the event refers to. */
export type Commitment = { c: string };
export type Openings = { readonly [commitment: string]: readonly [salt: string, value: Json] };

const SALT_BYTES = 16;
const PREFIX = 'dojang-value-1\n';
const COMMITMENT = /^[\w-]{43}$/;
/** Matches 16 bytes in base64url. The last character only encodes two bits, so it is one of four. */
const SALT = /^[\w-]{21}[AQgw]$/;

export const isCommitment = (value: unknown): value is Commitment =>
  typeof value === 'object' &&
  value !== null &&
  'c' in value &&
  typeof value.c === 'string' &&
  COMMITMENT.test(value.c) &&
  Object.keys(value).length === 1;

const commit = (salt: Uint8Array, value: Json) =>
  createHash('sha256').update(PREFIX).update(salt).update(toCanonicalJson(value)).digest('base64url');

/** Sets each commitment to the hash of its value with a new salt, and returns the openings. */
export function commitValues(places: readonly { commitment: Commitment; value: Json }[]): Openings {
  const salts = randomBytes(SALT_BYTES * places.length);
  return Object.fromEntries(
    places.map(({ commitment, value }, index) => {
      const salt = salts.subarray(SALT_BYTES * index, SALT_BYTES * (index + 1));
      commitment.c = commit(salt, value);
      return [commitment.c, [salt.toString('base64url'), value]] as const;
    }),
  );
}

/** Checks the form of an opening. Rejects non-canonical encodings of the salt, which could carry hidden data. */
export const isOpening = (value: unknown): value is Openings[string] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && SALT.test(value[0]);

export const matchesCommitment = (commitment: string, [salt, value]: Openings[string]): boolean =>
  commit(Buffer.from(salt, 'base64url'), value) === commitment;

export function listCommitments(closed: unknown): string[] {
  const found: string[] = [];
  collectCommitments(closed, found);
  return found;
}

function collectCommitments(closed: unknown, found: string[]) {
  if (typeof closed !== 'object' || closed === null) return;
  if (isCommitment(closed)) found.push(closed.c);
  else for (const value of Object.values(closed)) collectCommitments(value, found);
}
