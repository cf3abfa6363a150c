import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { WorkerFailure } from '../../documents/workers/worker-failure.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { performOnce } from '../contracts/core/perform.ts';
import { createNewIds, renewFields } from '../contracts/core/renew-fields.ts';
import { createFile, markProcessing, markReady, type ReadyContent } from '../files/files.repository.ts';
import { storeBytes } from '../files/stored-bytes.ts';
import { readDraftDefaults } from '../settings/service-settings.repository.ts';
import { findKnownForm, type KnownForm } from '../template-store/store-templates.ts';
import { replaceVersionFiles } from './template-files.repository.ts';
import type { TemplateContent } from './template.types.ts';
import { insertTemplate, updateTemplate } from './templates.repository.ts';
import { insertWorkingCopy, numberVersion } from './versions.repository.ts';

/** The copy has a file of its own, and is published at once for the whole organisation. */
export const createCopyStoreTemplate =
  (deps: Deps): OperationHandler<'copyStoreTemplate'> =>
  async (call) => {
    const { path, caller } = call;
    const { organizationUuid, organizationMemberUuid } = caller.member;
    const form = findKnownForm(path.storeTemplateId);
    if (!form) throw new DomainError('NOT_FOUND');
    const taken = await takeIn(deps, form);
    return performOnce(deps, 'copyStoreTemplate', call, async (transaction) => {
      const at = await readDatabaseTime(transaction);
      const own = { organizationUuid, organizationMemberUuid, createdAt: at };
      const { fileUuid, normalisedSha256 } = await insertFile(deps, transaction, form, taken, own);
      const { templateUuid, draftUuid } = await insertTemplate(transaction, {
        organizationUuid,
        organizationMemberUuid,
        title: form.title,
        description: form.form.description,
        templateFolderUuid: null,
        at,
      });
      const content = toContent(form, fileUuid, await readDraftDefaults(transaction, organizationUuid));
      await insertWorkingCopy(transaction, templateUuid, { content, accessCodesEnc: null }, draftUuid);
      await replaceVersionFiles(transaction, { versionUuid: draftUuid, organizationUuid }, [fileUuid]);
      const base = {
        sha256: normalisedSha256,
        pageCount: form.pageCount,
        firstPages: new Map([[fileUuid, 1]]),
        bytes: null,
      };
      const version = { versionUuid: draftUuid, templateUuid, content };
      await numberVersion(transaction, version, base, { note: '', by: organizationMemberUuid });
      const published = {
        state: 'PUBLISHED',
        visibility: 'ORGANIZATION',
        draftUuid: null,
        publishedUuid: draftUuid,
      } as const;
      return updateTemplate(transaction, templateUuid, organizationMemberUuid, published);
    });
  };

type Taken = { content: Omit<ReadyContent, 'normalisedSha256' | 'normalisedBytes'>; normalised: Uint8Array };

async function takeIn({ documents }: Pick<Deps, 'documents'>, { bytes, form }: KnownForm): Promise<Taken> {
  try {
    const { status, kind, notices, pages, suggestions, normalised } = await documents.intake(bytes);
    if (status !== 'READY') throw new Error(`The store's form ${form.code} was not taken in.`);
    return { content: { status, kind, notices, pages, formSuggestions: suggestions }, normalised };
  } catch (error) {
    throw error instanceof WorkerFailure ? new DomainError('UNAVAILABLE') : error;
  }
}

async function insertFile(
  { files }: Pick<Deps, 'files'>,
  transaction: Transaction<DB>,
  { bytes, title }: KnownForm,
  { content, normalised }: Taken,
  own: { organizationUuid: string; organizationMemberUuid: string; createdAt: Date },
) {
  const fileUuid = uuidv7();
  const sha256 = await storeBytes(transaction, files, bytes, createHash('sha256').update(bytes).digest('hex'));
  const row = { ...own, fileUuid, purpose: 'document' as const, name: `${title}.pdf`, sha256, bytes: bytes.length };
  await createFile(transaction, row);
  await markProcessing(transaction, fileUuid);
  const normalisedSha256 = await storeBytes(transaction, files, normalised);
  await markReady(transaction, fileUuid, { ...content, normalisedSha256, normalisedBytes: normalised.length });
  return { fileUuid, normalisedSha256 };
}

function toContent(
  { form, fields }: KnownForm,
  fileId: string,
  { settings, expiryDays, remindDaysBefore }: Pick<TemplateContent, 'settings' | 'expiryDays' | 'remindDaysBefore'>,
): TemplateContent {
  const newId = createNewIds();
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
    fields: renewFields(
      fields.map(({ slotUuid, ...field }) => ({ ...field, fileId, receiverUuid: slotUuid })),
      newId,
    ),
    annotations: [],
    settings,
    message: '',
    expiryDays,
    remindDaysBefore,
    titleRule: '',
    shareWith: [],
    labelIds: [],
    folderId: null,
  };
}
