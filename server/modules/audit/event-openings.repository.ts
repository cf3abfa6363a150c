import type { Transaction } from 'kysely';
import type { Openings } from '../../audit/openings.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { getSecrets } from '../../security/connection-secrets.ts';
import type { Secrets } from '../../security/secrets.ts';

export const OPENINGS_PURPOSE = 'event-openings';
type Place = { contractId: string; eventIndex: number };
type Kept = Place & { openings: Openings };

/** Encrypts openings with their position, so that they can't be decrypted in another event's row. */
const seal = (secrets: Secrets, { contractId, eventIndex, openings }: Kept) =>
  secrets.seal(OPENINGS_PURPOSE, JSON.stringify([contractId, eventIndex, openings]));

function open(secrets: Secrets, { contractId, eventIndex }: Place, contentEnc: Buffer): Openings | null {
  try {
    const [contract, index, openings]: [string, number, Openings] = JSON.parse(
      secrets.open(OPENINGS_PURPOSE, contentEnc),
    );
    return contract === contractId && index === eventIndex ? openings : null;
  } catch {
    // The row was tampered with. Its openings count as deleted, and the rest of the chain stays readable.
    return null;
  }
}

/** Encrypts events' openings. Events without commitments get no row. */
export function encryptOpenings(connection: Connection, kept: readonly Kept[]) {
  const secrets = getSecrets(connection);
  return kept
    .filter(({ openings }) => Object.keys(openings).length > 0)
    .map((row) => ({ contractId: row.contractId, eventIndex: row.eventIndex, contentEnc: seal(secrets, row) }));
}

/** Decrypts the openings of a contract's events. Lists the events for which that fails. */
export function decryptOpenings(
  connection: Connection,
  rows: readonly { contractId: string; eventIndex: number; contentEnc: Buffer | null }[],
) {
  const secrets = getSecrets(connection);
  const openings: Openings = {};
  const unreadable: number[] = [];
  for (const { contentEnc, ...place } of rows) {
    if (contentEnc === null) continue;
    const opened = open(secrets, place, contentEnc);
    if (opened) Object.assign(openings, opened);
    else unreadable.push(place.eventIndex);
  }
  return { openings, unreadable };
}

/** Deletes a contract's openings. Its events then only show what they record as plain text. */
export const deleteOpenings = (transaction: Transaction<DB>, contractId: string) =>
  transaction.deleteFrom('eventOpenings').where('contractId', '=', contractId).execute();
