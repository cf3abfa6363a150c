import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listContractFiles } from '../contracts/core/contract-files.repository.ts';
import { performOnce } from '../contracts/core/perform.ts';
import { requireVisibleContract } from '../contracts/core/contract-permissions.ts';
import { requireTitle } from '../contracts/core/texts.ts';
import { requireUsableFiles } from '../contracts/drafting/require-usable-files.ts';
import { readDefaultTerms } from '../settings/service-settings.repository.ts';
import { readContractAsTemplate } from './read-contract-as-template.ts';
import { replaceVersionFiles } from './template-files.repository.ts';
import type { TemplateContent } from './template.types.ts';
import { insertTemplate, readSavedTemplate } from './templates.repository.ts';
import { insertWorkingCopy } from './versions.repository.ts';

export const createCreateTemplate =
  (deps: Deps): OperationHandler<'createTemplate'> =>
  async (call) => {
    const { body, caller } = call;
    const title = requireTitle(body.title);
    const { organizationUuid, organizationMemberUuid } = caller.member;
    if ((body.fileIds === undefined) === (body.contractId === undefined))
      throw new DomainError('VALIDATION', {
        fieldErrors: [{ field: 'fileIds', message: '파일이나 문서 가운데 하나를 골라주세요.' }],
      });
    if (body.fileIds) await requireUsableFiles(deps.database, body.fileIds, caller);
    const source =
      body.contractId === undefined ? null : await requireVisibleContract(deps.database, body.contractId, caller);
    if (source?.destroyedAt) throw new DomainError('CONTENTS_DESTROYED');
    return performOnce(deps, 'createTemplate', call, async (transaction) => {
      const { at, terms } = await readDefaultTerms(transaction, organizationUuid);
      const empty: TemplateContent = { ...NOTHING_ELSE, ...terms };
      const content = source ? { ...empty, ...(await readContractAsTemplate(transaction, source)) } : empty;
      const fileIds =
        body.fileIds ?? (source ? (await listContractFiles(transaction, source)).map(({ file }) => file.fileUuid) : []);
      const own = { organizationUuid, organizationMemberUuid, title, description: '', templateFolderUuid: null, at };
      const { templateUuid, draftUuid } = await insertTemplate(transaction, own);
      await insertWorkingCopy(transaction, templateUuid, { content, accessCodesEnc: null }, draftUuid);
      await replaceVersionFiles(transaction, { versionUuid: draftUuid, organizationUuid }, fileIds);
      return readSavedTemplate(transaction, templateUuid);
    });
  };

const NOTHING_ELSE = {
  slots: [],
  fields: [],
  annotations: [],
  titleRule: '',
  shareWith: [],
  labelIds: [],
  folderId: null,
};
