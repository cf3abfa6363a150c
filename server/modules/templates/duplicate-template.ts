import { splitGraphemes } from '../../../rules/graphemes.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { MAX_TITLE_LENGTH } from '../contracts/core/contract.types.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { performOnce } from '../contracts/core/perform.ts';
import { findCurrentVersion } from './edit-template.ts';
import { listVersionFileIds, replaceVersionFiles } from './template-files.repository.ts';
import { insertTemplate, readSavedTemplate, requireVisibleTemplate } from './templates.repository.ts';
import { insertWorkingCopy, requireVersion } from './versions.repository.ts';

const SUFFIX = ' 사본';

/** Duplicates a template as an unpublished working copy that only its creator sees. */
export const createDuplicateTemplate =
  (deps: Deps): OperationHandler<'duplicateTemplate'> =>
  async (call) => {
    const { path, caller } = call;
    const { organizationUuid, organizationMemberUuid } = caller.member;
    const source = await requireVisibleTemplate(deps.database, path.templateId, caller.member);
    return performOnce(deps, 'duplicateTemplate', call, async (transaction) => {
      const version = await requireVersion(transaction, findCurrentVersion(source));
      const { templateUuid, draftUuid } = await insertTemplate(transaction, {
        organizationUuid,
        organizationMemberUuid,
        title:
          splitGraphemes(source.title)
            .slice(0, MAX_TITLE_LENGTH - SUFFIX.length)
            .join('') + SUFFIX,
        description: source.description,
        templateFolderUuid: source.templateFolderUuid,
        at: await readDatabaseTime(transaction),
      });
      await insertWorkingCopy(transaction, templateUuid, version, draftUuid);
      const files = await listVersionFileIds(transaction, version.versionUuid);
      await replaceVersionFiles(transaction, { versionUuid: draftUuid, organizationUuid }, files);
      return readSavedTemplate(transaction, templateUuid);
    });
  };
