import { createHash, randomBytes } from 'node:crypto';
import { canonicalJson, type Json } from '../../rules/canonical-json.ts';

/**
 * Takes the place of a text, a value or a hash in an event. Anyone who has the salt and the value can prove that they
 * are the ones meant.
 */
export type Commitment = { c: string };
/** Keyed by commitment. */
export type Openings = { readonly [commitment: string]: readonly [salt: string, value: Json] };

const SALT_BYTES = 16;
const PREFIX = 'dojang-value-1\n';
const COMMITMENT = /^[\w-]{43}$/;

export const isCommitment = (value: unknown): value is Commitment =>
  typeof value === 'object' &&
  value !== null &&
  'c' in value &&
  typeof value.c === 'string' &&
  COMMITMENT.test(value.c) &&
  Object.keys(value).length === 1;

const commit = (salt: Uint8Array, value: Json) =>
  createHash('sha256').update(PREFIX).update(salt).update(canonicalJson(value)).digest('base64url');

/** Fills in the commitment of each place and returns the openings. */
export function commitAll(places: readonly { commitment: Commitment; value: Json }[]): Openings {
  const salts = randomBytes(SALT_BYTES * places.length);
  return Object.fromEntries(
    places.map(({ commitment, value }, index) => {
      const salt = salts.subarray(SALT_BYTES * index, SALT_BYTES * (index + 1));
      commitment.c = commit(salt, value);
      return [commitment.c, [salt.toString('base64url'), value]] as const;
    }),
  );
}

/** Rejects a second spelling of the same salt, because it could hide something. */
export function isOpening(value: unknown): value is Openings[string] {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') return false;
  const salt = Buffer.from(value[0], 'base64url');
  return salt.length === SALT_BYTES && salt.toString('base64url') === value[0];
}

export const fits = (commitment: string, [salt, value]: Openings[string]): boolean =>
  commit(Buffer.from(salt, 'base64url'), value) === commitment;

export function* commitmentsIn(closed: unknown): Generator<string> {
  if (isCommitment(closed)) yield closed.c;
  else if (typeof closed === 'object' && closed !== null)
    for (const value of Object.values(closed)) yield* commitmentsIn(value);
}
