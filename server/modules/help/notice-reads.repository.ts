import type { Insertable } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { NoticeReads } from '../../database/schema.gen.d.ts';

type Reader = { userUuid: string; organizationMemberUuid: string };

/** Loads what decides whether notices are unread: the account's age, and which notices the member has opened. */
export async function loadReadNotices(connection: Connection, { userUuid, organizationMemberUuid }: Reader) {
  const [user, reads] = await Promise.all([
    connection.selectFrom('users').select('createdAt').where('userUuid', '=', userUuid).executeTakeFirstOrThrow(),
    connection
      .selectFrom('noticeReads')
      .select('noticeId')
      .where('organizationMemberUuid', '=', organizationMemberUuid)
      .execute(),
  ]);
  return { since: user.createdAt, readIds: new Set(reads.map(({ noticeId }) => noticeId)) };
}

export async function markNoticeRead(connection: Connection, read: Insertable<NoticeReads>) {
  await connection
    .insertInto('noticeReads')
    .values(read)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
