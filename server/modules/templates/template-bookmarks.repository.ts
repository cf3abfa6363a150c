import type { MemberSeat } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';

type Seat = Pick<MemberSeat, 'organizationMemberUuid'>;

export async function addBookmark(connection: Connection, templateUuid: string, { organizationMemberUuid }: Seat) {
  await connection
    .insertInto('templateBookmarks')
    .values({ templateUuid, organizationMemberUuid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeBookmark(connection: Connection, templateUuid: string, { organizationMemberUuid }: Seat) {
  await connection
    .deleteFrom('templateBookmarks')
    .where('templateUuid', '=', templateUuid)
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .execute();
}
