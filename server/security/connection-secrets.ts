import type { Connection } from '../database/connect.ts';
import type { Secrets } from './secrets.ts';

/** Keyed by what a database and its transactions have in common. */
const known = new WeakMap<object, Secrets>();

/**
 * Gives a connection the secrets of its database, so that code that writes an event can neither forget its commitments
 * nor needs a key for them.
 */
export function giveSecrets(connection: Connection, secrets: Secrets) {
  known.set(connection.getExecutor().adapter, secrets);
}

export function secretsOf(connection: Connection): Secrets {
  const secrets = known.get(connection.getExecutor().adapter);
  if (!secrets) throw new Error('The secrets of this database have not been opened.');
  return secrets;
}
