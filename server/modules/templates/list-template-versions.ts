import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireVisibleTemplate } from './templates.repository.ts';
import { listVersions } from './versions.repository.ts';

export const createListTemplateVersions =
  ({ database }: Deps): OperationHandler<'listTemplateVersions'> =>
  async ({ path, caller }) => {
    const { templateUuid, publishedUuid } = await requireVisibleTemplate(database, path.templateId, caller.member);
    const versions = await listVersions(database, templateUuid);
    return versions.map(({ versionUuid, number, note, publishedAt, pageCount, fieldCount, ...by }) => ({
      number: number ?? 0,
      note,
      publishedAt: publishedAt?.toISOString() ?? '',
      publishedBy: by,
      pageCount: pageCount ?? 0,
      fieldCount,
      isCurrent: versionUuid === publishedUuid,
    }));
  };
