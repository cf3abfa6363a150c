import { hasPermission } from '../../contract/access.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { buildPagePath } from '../files/file-view.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import { createTemplateListQueries } from './template-lists.repository.ts';

export const createListTemplates = (deps: Deps): OperationHandler<'listTemplates'> => {
  const findPage = createTemplateListQueries(deps);
  const addresses = createSignedUrls(deps);

  return async ({ query, caller }) => {
    const { page = 1, size = 20 } = query;
    const { member } = caller;
    const seat = member.organizationMemberUuid;
    const mayChange = hasPermission(member, 'TEMPLATE_MANAGE');
    const { rows, counts } = await findPage(query, member);
    const subject = { kind: 'member' as const, uuid: seat };
    return {
      items: rows.map((row) => ({
        templateId: row.templateUuid,
        state: row.state,
        title: row.title,
        description: row.description,
        visibility: row.visibility,
        folderId: row.templateFolderUuid,
        maker: { organizationMemberUuid: row.organizationMemberUuid, name: row.makerName },
        mayChange,
        isBookmarked: row.isBookmarked,
        sentCount: row.sentCount,
        publishedNumber: row.publishedNumber,
        hasChanges: row.draftUuid !== null,
        changedAt: row.changedAt.toISOString(),
        slots: row.slotSummary,
        pageCount: row.pageCount,
        fieldCount: row.fieldCount,
        previewUrl: row.firstFile === null ? null : addresses.sign(buildPagePath(row.firstFile, 1, 480), subject),
      })),
      page,
      size,
      total: counts.total,
      counts: { ALL: counts.all, BOOKMARK: counts.bookmark, MINE: counts.mine },
    };
  };
};
