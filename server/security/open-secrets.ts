import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import type { Database } from '../database/connect.ts';
import { OperatorError } from '../operator-error.ts';
import { attachSecrets } from './connection-secrets.ts';
import { createSecrets, HASH_PURPOSES, type HashPurpose, type Secrets } from './secrets.ts';

export const HASH_KEY_PURPOSE = 'hash-key';
type Masters = { key: Buffer; before: Buffer | null };

/** Opens a database's secrets. The first start generates its hash keys, which outlive the master key. */
export async function openSecrets(database: Database, { key, before }: Masters): Promise<Secrets> {
  const sealer = createSecrets(key, { before });
  const known = await readKeys(database, sealer);
  const missing = HASH_PURPOSES.filter((purpose) => !known.has(purpose));
  if (missing.length === 0) return given(database, createSecrets(key, { before, hashKeys: known }));

  const derived = createSecrets(before ?? key);
  const hasHashes = known.size === 0 && (await hasUsers(database));
  const made = missing.map((purpose) => {
    const secret = hasHashes ? derived.keyFor(`hash/${purpose}`).export() : randomBytes(32);
    return { purpose, keyEnc: sealer.seal(HASH_KEY_PURPOSE, secret.toString('base64')) };
  });
  // If two processes start at the same time, the first one's keys are used.
  await database
    .insertInto('hashKeys')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return given(database, createSecrets(key, { before, hashKeys: await readKeys(database, sealer) }));
}

function given(database: Database, secrets: Secrets) {
  attachSecrets(database, secrets);
  return secrets;
}

async function readKeys(database: Database, sealer: Secrets) {
  const rows = await database.selectFrom('hashKeys').selectAll().execute();
  const keys = new Map(rows.map(({ purpose, keyEnc }) => [purpose, keyEnc]));
  return new Map<HashPurpose, KeyObject>(
    HASH_PURPOSES.flatMap((purpose) => {
      const keyEnc = keys.get(purpose);
      return keyEnc ? [[purpose, createSecretKey(Buffer.from(openKey(sealer, keyEnc), 'base64'))] as const] : [];
    }),
  );
}

function openKey(sealer: Secrets, keyEnc: Buffer) {
  try {
    return sealer.open(HASH_KEY_PURPOSE, keyEnc);
  } catch (error) {
    throw new OperatorError(
      'SECRET_KEY is not the key of this database: what is stored in it could not be read. Set the right one; or, to exchange it, ' +
        'the new one as SECRET_KEY and the one of before as SECRET_KEY_BEFORE.',
      { cause: error },
    );
  }
}

const hasUsers = async (database: Database) =>
  (await database.selectFrom('users').select('userUuid').limit(1).executeTakeFirst()) !== undefined;
