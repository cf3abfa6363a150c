import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';

const COLUMNS = ['templateFolderUuid as folderId', 'name'] as const;

export const selectTemplateFolders = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('templateFolders')
    .select(COLUMNS)
    .where('organizationUuid', '=', organizationUuid)
    .orderBy('name')
    .execute();

export async function countTemplateFolders(transaction: Transaction<DB>, organizationUuid: string) {
  const { folders } = await transaction
    .selectFrom('templateFolders')
    .select((eb) => eb.fn.countAll<number>().as('folders'))
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirstOrThrow();
  return folders;
}

export const insertTemplateFolder = (transaction: Transaction<DB>, organizationUuid: string, name: string) =>
  transaction
    .insertInto('templateFolders')
    .values({ templateFolderUuid: uuidv7(), organizationUuid, name })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const renameTemplateFolder = (
  connection: Connection,
  organizationUuid: string,
  templateFolderUuid: string,
  name: string,
) =>
  connection
    .updateTable('templateFolders')
    .set({ name })
    .where('templateFolderUuid', '=', templateFolderUuid)
    .where('organizationUuid', '=', organizationUuid)
    .returning(COLUMNS)
    .executeTakeFirst();

export async function removeTemplateFolder(
  connection: Connection,
  organizationUuid: string,
  templateFolderUuid: string,
) {
  const removed = await connection
    .deleteFrom('templateFolders')
    .where('templateFolderUuid', '=', templateFolderUuid)
    .where('organizationUuid', '=', organizationUuid)
    .returning('templateFolderUuid')
    .executeTakeFirst();
  return removed !== undefined;
}
