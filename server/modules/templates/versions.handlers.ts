import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { editTemplate } from './edit-template.ts';
import { listVersionFileIds, replaceVersionFiles } from './template-files.repository.ts';
import { requireVisibleTemplate } from './templates.repository.ts';
import { deleteWorkingCopy, insertWorkingCopy, listVersions, requireNumberedVersion } from './versions.repository.ts';

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

/** Replaces the working copy by a copy of an old version. It has to be published to hold again. */
export const createRestoreTemplateVersion =
  (deps: Deps): OperationHandler<'restoreTemplateVersion'> =>
  (call) =>
    editTemplate(deps, call, async (transaction, { templateUuid, organizationUuid, draftUuid }) => {
      const old = await requireNumberedVersion(transaction, templateUuid, call.path.number);
      if (draftUuid !== null) await deleteWorkingCopy(transaction, draftUuid);
      const versionUuid = await insertWorkingCopy(transaction, templateUuid, old);
      const files = await listVersionFileIds(transaction, old.versionUuid);
      await replaceVersionFiles(transaction, { versionUuid, organizationUuid }, files);
      return { draftUuid: versionUuid };
    });
