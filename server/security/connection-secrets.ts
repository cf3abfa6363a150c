import type { Connection } from '../database/connect.ts';
import type { Secrets } from './secrets.ts';

/** Keyed by the adapter, which a database shares with its transactions. */
const known = new WeakMap<object, Secrets>();

/**
 * Attaches the secrets to a database and its transactions. Code that appends events needs no keys, and can't skip the
 * commitments.
 */
export function attachSecrets(connection: Connection, secrets: Secrets) {
  known.set(connection.getExecutor().adapter, secrets);
}

export function getSecrets(connection: Connection): Secrets {
  const secrets = known.get(connection.getExecutor().adapter);
  if (!secrets) throw new Error('The secrets of this database have not been opened.');
  return secrets;
}
