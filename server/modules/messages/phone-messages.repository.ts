import type { Connection } from '../../database/connect.ts';

/**
 * Returns whether messages to phones first go through KakaoTalk, which is the default until an organisation changes it.
 */
export async function prefersAlimtalk(connection: Connection, organizationUuid: string) {
  const row = await connection
    .selectFrom('serviceSettings')
    .select('phoneMessages')
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  return row?.phoneMessages !== 'TEXT';
}
