import type { Connection } from '../database/connect.ts';
import type { Secrets } from './secrets.ts';

/** By what a database and its transactions have in common. */
const known = new WeakMap<object, Secrets>();

/**
 * A connection knows the secrets of its database, so that whoever writes an event down can't forget to close it, and
 * needs no key to do so.
 */
export function giveSecrets(connection: Connection, secrets: Secrets) {
  known.set(connection.getExecutor().adapter, secrets);
}

export function secretsOf(connection: Connection): Secrets {
  const secrets = known.get(connection.getExecutor().adapter);
  if (!secrets) throw new Error('The secrets of this database have not been opened.');
  return secrets;
}
