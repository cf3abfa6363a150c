import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { randomBase62 } from '../../security/random-code.ts';

type Holder = { receiverUuid: string; linkVersion: number };
/** How a link reaches its holder: in a message, through a member, or because a member is known to be the receiver. */
type Way =
  | { via: 'MAIL' | 'SMS'; messageUuid: string }
  | { via: 'HANDED'; givenBy: string }
  | { via: 'OWN_SESSION'; organizationMemberUuid: string };

/** Creates a link for one receiver. Only the hash of its secret is stored, so that nobody can read it later. */
export async function mintLink(
  connection: Connection,
  publicUrl: string,
  { receiverUuid, linkVersion }: Holder,
  way: Way,
) {
  const secret = randomBase62();
  await connection
    .insertInto('receiverLinks')
    .values({ secretSha256: createHash('sha256').update(secret).digest(), receiverUuid, linkVersion, ...way })
    .execute();
  return addressOf(publicUrl, secret);
}

/** The same for a message, unless the receiver's links were invalidated after it was written: then there is none. */
export async function mintPresentLink(
  connection: Connection,
  publicUrl: string,
  { receiverUuid, linkVersion }: Holder,
  { via, messageUuid }: Extract<Way, { messageUuid: string }>,
) {
  const secret = randomBase62();
  const { rows } = await sql<object>`
    insert into receiver_links (secret_sha256, receiver_uuid, link_version, via, message_uuid)
      select ${createHash('sha256').update(secret).digest()}, receiver_uuid, link_version, ${via}, ${messageUuid}::uuid
        from receivers where receiver_uuid = ${receiverUuid} and link_version = ${linkVersion}
      returning receiver_uuid`.execute(connection);
  return rows.length === 1 ? addressOf(publicUrl, secret) : null;
}

const addressOf = (publicUrl: string, secret: string) => `${publicUrl}/receiver/callback?t=${secret}`;

/** Finds how often the receiver's links have been invalidated. */
export async function presentLinkVersion(connection: Connection, receiverUuid: string) {
  const row = await connection
    .selectFrom('receivers')
    .select('linkVersion')
    .where('receiverUuid', '=', receiverUuid)
    .executeTakeFirst();
  return row?.linkVersion ?? null;
}

/** Records in the delivery log that the link of a message was used. */
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
