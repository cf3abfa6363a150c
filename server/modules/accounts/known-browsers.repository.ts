import { createHash } from 'node:crypto';
import type { Connection } from '../../database/connect.ts';

const hashDevice = (device: string) => createHash('sha256').update(device).digest();

export async function isKnownBrowser(connection: Connection, userUuid: string, device: string) {
  const row = await connection
    .selectFrom('knownBrowsers')
    .select('userUuid')
    .where('userUuid', '=', userUuid)
    .where('deviceSha256', '=', hashDevice(device))
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasKnownBrowsers(connection: Connection, userUuid: string) {
  const row = await connection
    .selectFrom('knownBrowsers')
    .select('userUuid')
    .where('userUuid', '=', userUuid)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberBrowser(connection: Connection, userUuid: string, device: string, at: Date) {
  await connection
    .insertInto('knownBrowsers')
    .values({ userUuid, deviceSha256: hashDevice(device), usedAt: at })
    .onConflict((conflict) => conflict.columns(['userUuid', 'deviceSha256']).doUpdateSet({ usedAt: at }))
    .execute();
}
