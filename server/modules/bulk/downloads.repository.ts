import { sql, type Insertable } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { Downloads } from '../../database/schema.gen.d.ts';
import type { DownloadEntry } from './download-entries.ts';

/** Returns a download's path, which its URL's signature covers. */
export const buildDownloadPath = (downloadUuid: string) => `/api/app/downloads/${downloadUuid}`;

type NewDownload = Omit<Insertable<Downloads>, 'entries'> & { entries: readonly DownloadEntry[] };

export async function insertDownload(connection: Connection, { entries, ...download }: NewDownload) {
  await connection
    .insertInto('downloads')
    .values({ ...download, entries: JSON.stringify(entries) })
    .execute();
}

export const findDownload = (connection: Connection, downloadUuid: string, organizationMemberUuid: string) =>
  connection
    .selectFrom('downloads')
    .select(['fileName', 'createdAt', sql<DownloadEntry[]>`entries`.as('entries')])
    .where('downloadUuid', '=', downloadUuid)
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .executeTakeFirst();
