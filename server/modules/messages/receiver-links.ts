import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { randomBase62 } from '../../security/random-code.ts';

type Holder = { receiverUuid: string; linkVersion: number };
/** How it comes to its holder: in a message, by the hand of a member, or to a member who is known to be the receiver. */
type Way =
  | { via: 'MAIL' | 'SMS'; messageUuid: string }
  | { via: 'HANDED'; givenBy: string }
  | { via: 'OWN_SESSION'; organizationMemberUuid: string };

/** A link of one receiver. Only the hash of its secret is kept, so it is known to nobody after this. */
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
  return `${publicUrl}/receiver/callback?t=${secret}`;
}

/** How often this receiver's links have been made void. */
export async function presentLinkVersion(connection: Connection, receiverUuid: string) {
  const row = await connection
    .selectFrom('receivers')
    .select('linkVersion')
    .where('receiverUuid', '=', receiverUuid)
    .executeTakeFirst();
  return row?.linkVersion ?? null;
}

/** The ledger of messages shows that its link was used. */
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
