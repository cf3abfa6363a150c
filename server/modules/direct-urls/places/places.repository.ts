import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { DATABASE_NOW } from '../../contracts/core/contracts.repository.ts';

/** How long a place is reserved for a visitor to confirm their address or number. */
export const RESERVATION_MS = 30 * 60_000;
/** How long a visitor has to sign before the contract expires and frees the place. */
export const TIME_TO_SIGN_MS = 24 * 3_600_000;
const MAX_RETURNED_AT_ONCE = 500;

export type VisitorPlaceState = 'OPENING' | 'TAKEN' | 'DONE' | 'BACK';

/** Locks the seat of the link's creator until the transaction ends. Waits if they are just leaving. */
export const lockCreatorSeat = (transaction: Transaction<DB>, organizationMemberUuid: string) =>
  transaction
    .selectFrom('organizationMembers')
    .select('organizationMemberUuid')
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .forShare()
    .execute();

/**
 * Takes a place in one statement, whose conditions stay true until the transaction ends. Returns undefined if the link
 * isn't open, has another owner, or its template has a newer version.
 */
export const claimPlace = (
  transaction: Transaction<DB>,
  { directUrlUuid, organizationMemberUuid }: { directUrlUuid: string; organizationMemberUuid: string },
  versionUuid: string,
) =>
  transaction
    .updateTable('directUrls as link')
    .from('templates as t')
    .set({ taken: sql<number>`link.taken + 1`, movedAt: DATABASE_NOW })
    .whereRef('t.templateUuid', '=', 'link.templateUuid')
    .where('link.directUrlUuid', '=', directUrlUuid)
    .where('link.organizationMemberUuid', '=', organizationMemberUuid)
    .where('link.state', '=', 'ON')
    .where('link.removedAt', 'is', null)
    .where(sql<boolean>`link.taken < link.people_limit`)
    .where(sql<boolean>`(link.ends_at is null or link.ends_at > now())`)
    .where('t.state', '=', 'PUBLISHED')
    .where('t.removedAt', 'is', null)
    .where('t.publishedUuid', '=', versionUuid)
    .returning('link.directUrlUuid')
    .executeTakeFirst();

type NewPlace = {
  contractId: string;
  directUrlUuid: string;
  receiverUuid: string;
  contactHmac: Buffer;
  networkHmac: Buffer;
  createdAt: Date;
};

export const insertPlace = (transaction: Transaction<DB>, place: NewPlace) =>
  transaction.insertInto('directUrlPlaces').values(place).execute();

/** Counts visitors who started in the last minute and haven't confirmed their address or number. */
export async function countUnconfirmedPlaces(
  connection: Connection,
  { directUrlUuid, networkHmac }: { directUrlUuid: string; networkHmac: Buffer },
) {
  const { rows } = await sql<{ ofLink: number; ofNetwork: number }>`
    select (select count(*)::integer from direct_url_places
             where direct_url_uuid = ${directUrlUuid} and state = 'OPENING' and created_at > now() - interval '1 minute') as of_link,
           (select count(*)::integer from direct_url_places
             where network_hmac = ${networkHmac} and state = 'OPENING' and created_at > now() - interval '1 minute') as of_network`.execute(
    connection,
  );
  return rows[0] ?? { ofLink: 0, ofNetwork: 0 };
}

/** Counts how often anyone entered this address or number in the last hour, in any link. */
export async function countContactAttempts(connection: Connection, contactHmac: Buffer) {
  const { rows } = await sql<{ starts: number }>`
    select count(*)::integer as starts from direct_url_places
     where contact_hmac = ${contactHmac} and created_at > now() - interval '1 hour'`.execute(connection);
  return rows[0]?.starts ?? 0;
}

export const findPlace = (connection: Connection, contractId: string) =>
  connection
    .selectFrom('directUrlPlaces')
    .select(['contractId', 'directUrlUuid', 'receiverUuid', 'contactHmac', sql<VisitorPlaceState>`state`.as('state')])
    .where('contractId', '=', contractId)
    .executeTakeFirst();

/**
 * Finds an earlier place with the same address or number, for links that accept each once. A second visitor who
 * confirms at the same time waits for the first and finds their place.
 *
 * Doesn't lock the link: contracts are locked before links, and the earlier place's contract isn't locked yet.
 */
export async function findEarlierPlace(transaction: Transaction<DB>, contractId: string) {
  const place = await findPlace(transaction, contractId);
  if (!place) return null;
  const { guard } = await transaction
    .selectFrom('directUrls')
    .select('guard')
    .where('directUrlUuid', '=', place.directUrlUuid)
    .executeTakeFirstOrThrow();
  if (guard === 'NONE') return null;
  const contact = `${place.directUrlUuid} ${place.contactHmac.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${contact}, 42))`.execute(transaction);
  const earlier = await transaction
    .selectFrom('directUrlPlaces')
    .select(['contractId', 'receiverUuid'])
    .where('contactHmac', '=', place.contactHmac)
    .where('directUrlUuid', '=', place.directUrlUuid)
    .where('state', 'in', ['TAKEN', 'DONE'])
    .where('contractId', '<>', contractId)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return earlier ?? null;
}

/** Lists contracts whose visitor didn't verify in time. With `contractId`, checks only that one. */
export async function listDuePlaces(connection: Connection, contractId?: string): Promise<string[]> {
  const { rows } = await sql<{ contractId: string }>`
    select place.contract_id from direct_url_places as place
      join contracts as contract on contract.contract_id = place.contract_id
     where place.state = 'OPENING' and place.created_at <= now() - ${RESERVATION_MS} * interval '1 millisecond'
       and contract.status = 'IN_PROGRESS' and contract.seal_state = 'NONE'
       and (${contractId ?? null}::uuid is null or place.contract_id = ${contractId ?? null}::uuid)
     order by place.created_at limit ${MAX_RETURNED_AT_ONCE}`.execute(connection);
  return rows.map(({ contractId }) => contractId);
}

/** Returns whether a contract's visitor has signed, while it still has the visitor's short deadline. */
export async function isVisitorDone(connection: Connection, contractId: string): Promise<boolean> {
  const { rows } = await sql`
    select from direct_url_places as place join contracts as contract on contract.contract_id = place.contract_id
     where place.contract_id = ${contractId}
       and contract.expires_at <= place.created_at + ${TIME_TO_SIGN_MS} * interval '1 millisecond'
       and exists (select from receivers as visitor where visitor.contract_id = place.contract_id
             and place.receiver_uuid in (visitor.receiver_uuid, visitor.delegated_from)
             and visitor.state in ('SIGNED', 'APPROVED'))`.execute(connection);
  return rows.length > 0;
}
