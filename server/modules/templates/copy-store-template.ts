import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { performOnce } from '../contracts/core/perform.ts';
import { createIdMapper, copyFieldsWithNewIds } from '../contracts/core/copy-fields.ts';
import { findSendingOrganization } from '../contracts/core/sender.repository.ts';
import type { ContractTerms } from '../contracts/core/terms.ts';
import { readDefaultTerms } from '../settings/service-settings.repository.ts';
import { insertFormFile, processStoreForm } from '../template-store/form-files.ts';
import { findKnownForm, type KnownForm } from '../template-store/store-templates.ts';
import { replaceVersionFiles } from './template-files.repository.ts';
import type { TemplateContent } from './template.types.ts';
import { insertTemplate, updateTemplate } from './templates.repository.ts';
import { insertWorkingCopy, assignVersionNumber } from './versions.repository.ts';

/** Copies a form from the store. The copy has its own file, and is immediately published for the whole organisation. */
export const createCopyStoreTemplate =
  (deps: Deps): OperationHandler<'copyStoreTemplate'> =>
  async (call) => {
    const { path, caller } = call;
    const { organizationUuid, organizationMemberUuid } = caller.member;
    const form = findKnownForm(path.storeTemplateId);
    if (!form) throw new DomainError('NOT_FOUND');
    const taken = await processStoreForm(deps, form);
    return performOnce(deps, 'copyStoreTemplate', call, async (transaction) => {
      const { at, terms } = await readDefaultTerms(transaction, organizationUuid);
      const own = { organizationUuid, organizationMemberUuid, createdAt: at };
      const { fileUuid, normalisedSha256 } = await insertFormFile(deps, transaction, form, taken, own);
      const { templateUuid, draftUuid } = await insertTemplate(transaction, {
        organizationUuid,
        organizationMemberUuid,
        title: form.title,
        description: form.form.description,
        templateFolderUuid: null,
        storeForm: path.storeTemplateId,
        at,
      });
      const { name } = await findSendingOrganization(transaction, caller.member);
      const content = toContent(form, fileUuid, terms, name);
      await insertWorkingCopy(transaction, templateUuid, { content, accessCodesEnc: null }, draftUuid);
      await replaceVersionFiles(transaction, { versionUuid: draftUuid, organizationUuid }, [fileUuid]);
      const base = {
        sha256: normalisedSha256,
        pageCount: form.pageCount,
        firstPages: new Map([[fileUuid, 1]]),
        bytes: null,
      };
      const version = { versionUuid: draftUuid, templateUuid, content };
      await assignVersionNumber(transaction, version, base, { note: '', by: organizationMemberUuid });
      const published = {
        state: 'PUBLISHED',
        visibility: 'ORGANIZATION',
        draftUuid: null,
        publishedUuid: draftUuid,
      } as const;
      return updateTemplate(transaction, templateUuid, organizationMemberUuid, published);
    });
  };

function toContent(
  { form, fields }: KnownForm,
  fileId: string,
  terms: ContractTerms,
  company: string,
): TemplateContent {
  const newId = createIdMapper();
  return {
    slots: form.slots.map(({ key, name, role, order, person, channels }) => ({
      slotUuid: newId(key),
      name,
      person,
      fixed: null,
      role,
      order,
      when: role === 'VIEWER' ? 'AT_END' : null,
      channels,
      verifications: [],
      accessCode: 'NONE',
      code: null,
      accessCodeHint: '',
      message: '',
    })),
    fields: copyFieldsWithNewIds(
      fields.map(({ slotUuid, ...field }) => ({
        ...field,
        fileId,
        receiverUuid: slotUuid,
        // The forms ask senders for their own company only. Fields that a member places are filled in by the editor.
        ...(slotUuid === null && field.kind === 'COMPANY' && { value: company }),
      })),
      newId,
    ),
    annotations: [],
    ...terms,
    titleRule: '',
    shareWith: [],
    labelIds: [],
    folderId: null,
  };
}
