import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { editTemplate, openWorkingCopy } from './edit-template.ts';
import { listVersionFileIds, replaceVersionFiles } from './template-files.repository.ts';
import { requireNumberedVersion, writeWorkingCopy } from './versions.repository.ts';

/** Copies an old version into the working copy, which has to be published to take effect. */
export const createRestoreTemplateVersion =
  (deps: Deps): OperationHandler<'restoreTemplateVersion'> =>
  (call) =>
    editTemplate(deps, call, async (transaction, template) => {
      const old = await requireNumberedVersion(transaction, template.templateUuid, call.path.number);
      const { versionUuid } = await openWorkingCopy(transaction, template);
      await writeWorkingCopy(transaction, versionUuid, old);
      const files = await listVersionFileIds(transaction, old.versionUuid);
      await replaceVersionFiles(transaction, { ...template, versionUuid }, files);
      return { draftUuid: versionUuid };
    });
