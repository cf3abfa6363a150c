import type { Connection } from '../../database/connect.ts';

/** Returns whether messages to phones go through KakaoTalk first. That is the default. */
export async function prefersAlimtalk(connection: Connection, organizationUuid: string) {
  const row = await connection
    .selectFrom('serviceSettings')
    .select('phoneMessages')
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  return row?.phoneMessages !== 'TEXT';
}
