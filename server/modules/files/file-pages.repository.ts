import type { Selectable } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { FilePages } from '../../database/schema.gen.d.ts';
import type { PageInfo, Rotation } from '../../documents/geometry.ts';

export async function listFilePages(connection: Connection, fileUuids: readonly string[]) {
  const pages = new Map<string, PageInfo[]>(fileUuids.map((fileUuid) => [fileUuid, []]));
  if (fileUuids.length === 0) return pages;
  const rows = await connection
    .selectFrom('filePages')
    .selectAll()
    .where('fileUuid', 'in', fileUuids)
    .orderBy('page')
    .execute();
  for (const row of rows) pages.get(row.fileUuid)?.push(toPageInfo(row));
  return pages;
}

export function toPageInfo({
  page,
  width,
  height,
  rotation,
  cropBox,
}: Omit<Selectable<FilePages>, 'fileUuid'>): PageInfo {
  const [left = 0, bottom = 0, right = 0, top = 0] = cropBox;
  return { number: page, width, height, rotation: toRotation(rotation), cropBox: [left, bottom, right, top] };
}

export async function hasPage(connection: Connection, fileUuid: string, page: number) {
  const row = await connection
    .selectFrom('filePages')
    .select('page')
    .where('fileUuid', '=', fileUuid)
    .where('page', '=', page)
    .executeTakeFirst();
  return row !== undefined;
}

const toRotation = (degrees: number): Rotation => (degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0);
