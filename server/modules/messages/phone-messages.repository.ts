import type { Connection } from '../../database/connect.ts';

/** Whether messages to phones go out by KakaoTalk first, which they do until an organisation decides otherwise. */
export async function prefersAlimtalk(connection: Connection, organizationUuid: string) {
  const row = await connection
    .selectFrom('serviceSettings')
    .select('phoneMessages')
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  return row?.phoneMessages !== 'TEXT';
}
