import { createHash } from 'node:crypto';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { defineStatement } from '../../database/statements.ts';
import { generateBase62 } from '../../security/random-code.ts';

type Holder = { receiverUuid: string; linkVersion: number };
/** How a link reaches its holder: in a message, from a member, or through the receiver's own session as a member. */
type Way =
  | { via: 'MAIL' | 'SMS'; messageUuid: string }
  | { via: 'HANDED'; givenBy: string }
  | { via: 'OWN_SESSION'; organizationMemberUuid: string }
  | { via: 'DIRECT_URL' };

/** Creates a receiver's link. Only a hash of its secret is stored, so nobody can recover it later. */
export async function mintLink(connection: Connection, publicUrl: string, holder: Holder, way: Way) {
  return writeAddress(publicUrl, await mintLinkToken(connection, holder, way));
}

/** Creates only the token, for a receiver who is on the page that opens links. */
export async function mintLinkToken(connection: Connection, { receiverUuid, linkVersion }: Holder, way: Way) {
  const secret = generateBase62();
  await connection
    .insertInto('receiverLinks')
    .values({ secretSha256: hashSecret(secret), receiverUuid, linkVersion, ...way })
    .execute();
  return secret;
}

/** Creates a link, or returns null if the receiver's links have been revoked since. */
export async function mintLinkUnlessRevoked(
  connection: Connection,
  publicUrl: string,
  { receiverUuid, linkVersion }: Holder,
  { via, messageUuid }: Extract<Way, { messageUuid: string }>,
) {
  const secret = generateBase62();
  const { numAffectedRows } = await insertLink(
    connection,
    receiverUuid,
    linkVersion,
    hashSecret(secret),
    via,
    messageUuid,
  );
  return numAffectedRows === 1n ? writeAddress(publicUrl, secret) : null;
}

const insertLink = defineStatement(
  'links: insert',
  (
    queries,
    receiverUuid: RawBuilder<string>,
    linkVersion: RawBuilder<number>,
    secretSha256: RawBuilder<Buffer>,
    via: RawBuilder<string>,
    messageUuid: RawBuilder<string>,
  ) =>
    queries
      .insertInto('receiverLinks')
      .columns(['receiverUuid', 'linkVersion', 'secretSha256', 'via', 'messageUuid'])
      .expression((eb) =>
        eb
          .selectFrom('receivers')
          .select(['receivers.receiverUuid', 'receivers.linkVersion'])
          .select([
            sql<Buffer>`${secretSha256}::bytea`.as('secretSha256'),
            sql<string>`${via}::text`.as('via'),
            sql<string>`${messageUuid}::uuid`.as('messageUuid'),
          ])
          .where('receivers.receiverUuid', '=', receiverUuid)
          .where('receivers.linkVersion', '=', linkVersion),
      ),
);

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();
const writeAddress = (publicUrl: string, secret: string) => `${publicUrl}/receiver/callback?t=${secret}`;

/** Returns the version of the receiver's links, which increases when they are revoked. */
export async function findLinkVersion(connection: Connection, receiverUuid: string) {
  const row = await connection
    .selectFrom('receivers')
    .select('linkVersion')
    .where('receiverUuid', '=', receiverUuid)
    .executeTakeFirst();
  return row?.linkVersion ?? null;
}

/** Records in the delivery log that a message's link was opened. */
export async function markLinkOpened(transaction: Transaction<DB>, sessionUuid: string, at: Date) {
  await transaction
    .updateTable('receiverLinks')
    .from('receiverSessions as session')
    .set({ openedAt: at })
    .whereRef('receiverLinks.secretSha256', '=', 'session.linkSha256')
    .where('session.sessionUuid', '=', sessionUuid)
    .where('receiverLinks.openedAt', 'is', null)
    .execute();
}
