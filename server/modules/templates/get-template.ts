import { sql } from 'kysely';
import { hasPermission } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listUsedItems, readNewestLists } from '../contracts/core/contract-lists.repository.ts';
import { findSenderName } from '../contracts/core/sender.repository.ts';
import { describeFile } from '../files/file-view.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import { decryptAccessCodes } from './access-codes.ts';
import { findCurrentVersion } from './edit-template.ts';
import { listExistingFiling } from './filing.repository.ts';
import { listVersionFiles } from './template-files.repository.ts';
import type { Template, TemplateContent } from './template.types.ts';
import { isBookmarkedBy, requireVisibleTemplate, SENT_COUNT, type TemplateRow } from './templates.repository.ts';
import { requireNumberedVersion, requireVersion } from './versions.repository.ts';

export const createGetTemplate = (deps: Deps): OperationHandler<'getTemplate'> => {
  const { database, secrets } = deps;
  const addresses = createSignedUrls(deps);

  return async ({ path, query, caller }): Promise<Template> => {
    const template = await requireVisibleTemplate(database, path.templateId, caller.member);
    const mayChange = hasPermission(caller.member, 'TEMPLATE_MANAGE');
    const version = await findVersion(database, template, mayChange, query.number);
    const { organizationMemberUuid } = caller.member;
    const subject = { kind: 'member' as const, uuid: organizationMemberUuid };
    const parts = await listVersionFiles(database, { ...template, versionUuid: version.versionUuid });
    const filed = await withoutMissing(database, template, version.content);
    const facts = await readFacts(database, template, organizationMemberUuid);
    return {
      templateId: template.templateUuid,
      state: template.state,
      version: template.version,
      title: template.title,
      description: template.description,
      visibility: template.visibility,
      groupIds: filed.groupIds,
      folderId: template.templateFolderUuid,
      maker: await describeMember(database, template.organizationMemberUuid),
      mayChange,
      isBookmarked: facts.isBookmarked,
      sentCount: facts.sentCount,
      publishedNumber: facts.publishedNumber,
      hasChanges: template.draftUuid !== null,
      number: version.number,
      content: mayChange
        ? withCodes(filed.present, decryptAccessCodes(secrets, version.accessCodesEnc))
        : filed.present,
      lists: listUsedItems(version.content.fields, await readNewestLists(database, version.content.fields)),
      files: parts.map(({ file, pages }) => describeFile(file, pages, addresses, subject)),
      editor: facts.isBeingEdited ? await describeMember(database, template.changedBy) : null,
      createdAt: template.createdAt.toISOString(),
      changedAt: template.changedAt.toISOString(),
    };
  };
};

function findVersion(connection: Connection, template: TemplateRow, mayChange: boolean, number: number | undefined) {
  if (number !== undefined) return requireNumberedVersion(connection, template.templateUuid, number);
  const { publishedUuid } = template;
  return requireVersion(connection, mayChange || publishedUuid === null ? findCurrentVersion(template) : publishedUuid);
}

/** Leaves out deleted groups, labels and folders, which the server rejects when they are saved again. */
async function withoutMissing(connection: Connection, template: TemplateRow, content: TemplateContent) {
  const { shareWith, labelIds } = content;
  const { sharedGroupUuids: named, organizationUuid } = template;
  const { sharedGroupUuids, labelUuids, folderUuid } = await listExistingFiling(connection, organizationUuid, {
    ...content,
    shareWith: [...shareWith, ...named],
  });
  const [groups, labels] = [new Set(sharedGroupUuids), new Set(labelUuids)];
  return {
    groupIds: named.filter((id) => groups.has(id)),
    present: {
      ...content,
      shareWith: shareWith.filter((id) => groups.has(id)),
      labelIds: labelIds.filter((id) => labels.has(id)),
      folderId: folderUuid,
    },
  };
}

const withCodes = (content: TemplateContent, codes: ReadonlyMap<string, string>): TemplateContent => ({
  ...content,
  slots: content.slots.map((slot) => ({ ...slot, code: codes.get(slot.slotUuid) ?? null })),
});

const describeMember = async (connection: Connection, organizationMemberUuid: string) => ({
  organizationMemberUuid,
  name: await findSenderName(connection, organizationMemberUuid),
});

const readFacts = (connection: Connection, { templateUuid }: TemplateRow, seat: string) =>
  connection
    .selectFrom('templates as t')
    .leftJoin('templateVersions as published', 'published.versionUuid', 't.publishedUuid')
    .select([
      'published.number as publishedNumber',
      SENT_COUNT.as('sentCount'),
      isBookmarkedBy({ seatUuid: sql.val(seat) }).as('isBookmarked'),
      sql<boolean>`t.draft_uuid is not null and t.changed_by <> ${seat} and t.changed_at > now() - interval '2 minutes'`.as(
        'isBeingEdited',
      ),
    ])
    .where('t.templateUuid', '=', templateUuid)
    .executeTakeFirstOrThrow();
