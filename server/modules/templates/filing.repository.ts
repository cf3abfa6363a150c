import { sql } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf } from '../../contract/operations.ts';
import type { Connection } from '../../database/connect.ts';
import { requireFolder } from '../contracts/filing/folders.repository.ts';
import { requireLabels } from '../contracts/filing/labels.repository.ts';
import type { TemplateContent } from './template.types.ts';

type Filed = Pick<InputOf<'changeTemplate'>['body'], 'folderId' | 'groupIds' | 'content'>;

export async function requireOwnFiling(
  connection: Connection,
  organizationUuid: string,
  { folderId, groupIds = [], content }: Filed,
) {
  if (folderId) await requireTemplateFolder(connection, organizationUuid, folderId);
  if (content?.folderId) await requireFolder(connection, organizationUuid, content.folderId);
  if (content?.labelIds) await requireLabels(connection, organizationUuid, content.labelIds);
  await requireGroups(connection, organizationUuid, [...groupIds, ...(content?.shareWith ?? [])]);
}

async function requireTemplateFolder(connection: Connection, organizationUuid: string, folderUuid: string) {
  const folder = await connection
    .selectFrom('templateFolders')
    .select('templateFolderUuid')
    .where('templateFolderUuid', '=', folderUuid)
    .where('organizationUuid', '=', organizationUuid)
    .executeTakeFirst();
  if (!folder) throw new DomainError('FOLDER_NOT_FOUND');
}

async function requireGroups(connection: Connection, organizationUuid: string, named: readonly string[]) {
  const groupUuids = [...new Set(named)];
  if (groupUuids.length === 0) return;
  const found = await connection
    .selectFrom('groups')
    .select('groupUuid')
    .where('groupUuid', 'in', groupUuids)
    .where('organizationUuid', '=', organizationUuid)
    .execute();
  if (found.length !== groupUuids.length) throw new DomainError('GROUP_NOT_FOUND');
}

export async function listExistingFiling(
  connection: Connection,
  organizationUuid: string,
  { shareWith, labelIds, folderId }: Pick<TemplateContent, 'shareWith' | 'labelIds' | 'folderId'>,
) {
  const { rows } = await sql<{ groups: string[]; labels: string[]; folder: string | null }>`
    select array(select group_uuid from groups
                  where group_uuid = any (${sql.val(shareWith)}::uuid[]) and organization_uuid = ${organizationUuid})
             as groups,
           array(select label_uuid from labels
                  where label_uuid = any (${sql.val(labelIds)}::uuid[]) and organization_uuid = ${organizationUuid})
             as labels,
           (select folder_uuid from folders
             where folder_uuid = ${folderId} and organization_uuid = ${organizationUuid}) as folder`.execute(
    connection,
  );
  const [{ groups, labels, folder } = { groups: [], labels: [], folder: null }] = rows;
  return { sharedGroupUuids: groups, labelUuids: labels, folderUuid: folder };
}
