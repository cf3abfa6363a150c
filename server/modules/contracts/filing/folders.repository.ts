import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';

const COLUMNS = ['folderUuid as folderId', 'name'] as const;

export const selectFolders = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('folders')
    .select(COLUMNS)
    .where('organizationUuid', '=', organizationUuid)
    .orderBy('name')
    .execute();

export async function countFolders(transaction: Transaction<DB>, organizationUuid: string) {
  const { folders } = await transaction
    .selectFrom('folders')
    .select((eb) => eb.fn.countAll<number>().as('folders'))
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
  return folders;
}

export const insertFolder = (transaction: Transaction<DB>, organizationUuid: string, name: string) =>
  transaction
    .insertInto('folders')
    .values({ folderUuid: uuidv7(), organizationUuid, name })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const renameFolder = (connection: Connection, organizationUuid: string, folderUuid: string, name: string) =>
  connection
    .updateTable('folders')
    .set({ name })
    .where('folderUuid', '=', folderUuid)
    .where('organizationUuid', '=', organizationUuid)
    .returning(COLUMNS)
    .executeTakeFirst();

export async function removeFolder(connection: Connection, organizationUuid: string, folderUuid: string) {
  const removed = await connection
    .deleteFrom('folders')
    .where('folderUuid', '=', folderUuid)
    .where('organizationUuid', '=', organizationUuid)
    .returning('folderUuid')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function requireFolder(connection: Connection, organizationUuid: string, folderUuid: string) {
  const folder = await connection
    .selectFrom('folders')
    .select('folderUuid')
    .where('folderUuid', '=', folderUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!folder) throw new DomainError('FOLDER_NOT_FOUND');
}

export async function moveToFolder(transaction: Transaction<DB>, contractId: string, folderUuid: string | null) {
  await transaction.updateTable('contracts').set({ folderUuid }).where('contractId', '=', contractId).execute();
}
