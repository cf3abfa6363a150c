import { may, type MemberCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Deps } from '../../../deps.ts';
import { listFiles } from '../../files/files.repository.ts';
import { storedPdf } from '../../files/stored-bytes.ts';
import { readDraftDefaults } from '../../settings/service-settings.repository.ts';
import { listContractFiles, replaceFiles } from '../core/contract-files.repository.ts';
import { discardDraft } from './discard-draft.ts';
import { copyContents } from './copy-contents.ts';
import { ACCESS_CODE_PURPOSE, createContractViews } from '../views/contract-view.ts';
import type { Field } from '../core/contract.types.ts';
import { databaseTime, keepSearchable, stateOf, writeContents } from '../core/contracts.repository.ts';
import { changeDraft, insertContract } from '../core/drafts.repository.ts';
import { editDraftAsMember, performOnce } from '../core/perform.ts';
import { requireOwnAnnotations, requireOwnFields, requireOwnSeal } from '../values/own-ids.ts';
import { filesNamedIn, holdPictures } from '../values/sender-files.ts';
import { readReceivers } from './read-receivers.ts';
import { listReceivers, replaceReceivers } from '../core/receivers.repository.ts';
import { requireChangeable, requireSeen } from '../core/rights.ts';
import { requireMessage, requireTitle } from '../core/texts.ts';

/** Everything about a contract before it is sent. */
export function createDraftHandlers(deps: Deps) {
  const { database, documents, files, secrets } = deps;
  const views = createContractViews(deps);

  return {
    async createContract(call) {
      const { body, caller } = call;
      const title = requireTitle(body.title);
      await requireFiles(database, body.fileIds, caller);
      const { organizationUuid, organizationMemberUuid } = caller.member;
      return performOnce(deps, 'createContract', call, async (transaction) => {
        const at = await databaseTime(transaction);
        const { expiryDays, remindDaysBefore, settings } = await readDraftDefaults(transaction, organizationUuid);
        const defaults = { message: '', expiryDays, remindDaysBefore, settings };
        const own = { organizationUuid, organizationMemberUuid, title, at };
        const contract = await insertContract(transaction, { ...own, ...defaults });
        if (!(await replaceFiles(transaction, contract, body.fileIds, at))) throw new DomainError('FILE_NOT_FOUND');
        await keepSearchable(transaction, contract.contractId);
        return stateOf(contract);
      });
    },
    async getContract({ path, caller }) {
      return views.view(database, await requireSeen(database, path.contractId, caller), caller);
    },
    async changeContract({ path, body, caller }) {
      const contract = await requireChangeable(database, path.contractId, caller);
      const { version, fileIds, title, message, expiresAt, remindDaysBefore, settings } = body;
      if (fileIds) {
        const own = await listContractFiles(database, contract);
        await requireFiles(database, without(fileIds, own), caller);
      }
      const change = {
        ...(title !== undefined && { title: requireTitle(title) }),
        ...(message !== undefined && { message: requireMessage(message) }),
        ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
        ...(remindDaysBefore && { remindDaysBefore: remindDaysBefore.toSorted((one, other) => other - one) }),
        ...(settings && { settings }),
      };
      return database.transaction().execute(async (transaction) => {
        await requireOwnSeal(transaction, contract.organizationUuid, settings?.pageSealId);
        const changed = await changeDraft(transaction, contract.contractId, version, change);
        if (fileIds && !(await replaceFiles(transaction, contract, fileIds, changed.movedAt)))
          throw new DomainError('FILE_NOT_FOUND');
        if (title !== undefined) await keepSearchable(transaction, contract.contractId);
        return stateOf(changed);
      });
    },
    async deleteContract({ path, caller }) {
      const { contractId } = await requireChangeable(database, path.contractId, caller);
      await database.transaction().execute((transaction) => discardDraft(transaction, contractId));
      return null;
    },
    async putReceivers(call) {
      return editDraftAsMember(deps, call, async (transaction, contract) => {
        const { contractId } = contract;
        const known = new Set((await listReceivers(transaction, contractId)).map(({ receiverUuid }) => receiverUuid));
        const receivers = readReceivers(call.body.receivers, known).map(({ accessCode, ...receiver }) => ({
          ...receiver,
          accessCodeEnc: accessCode === null ? null : secrets.seal(ACCESS_CODE_PURPOSE, accessCode),
        }));
        await replaceReceivers(transaction, contractId, receivers);
        await keepSearchable(transaction, contractId);
        const rows = await listReceivers(transaction, contractId);
        return {
          contract: stateOf(contract),
          receivers: rows.map((row) => views.viewReceiver(row, contract, call.caller)),
        };
      });
    },
    async putFields(call) {
      const { fields } = call.body;
      return editDraftAsMember(deps, call, async (transaction, contract) => {
        requireOwnIds(fields);
        await requireOwnFields(transaction, contract, fields);
        await holdPictures(transaction, contract, filesNamedIn(fields));
        await writeContents(transaction, contract.contractId, { fields });
        return stateOf(contract);
      });
    },
    async putAnnotations(call) {
      const { annotations } = call.body;
      return editDraftAsMember(deps, call, async (transaction, contract) => {
        await requireOwnAnnotations(transaction, contract, annotations);
        const stamps = annotations.flatMap((drawn) => (drawn.type === 'STAMP' ? [drawn.bitmapId] : []));
        await holdPictures(transaction, contract, stamps);
        await writeContents(transaction, contract.contractId, { annotations });
        return stateOf(contract);
      });
    },
    async suggestContractFields({ path, caller }) {
      const contract = await requireChangeable(database, path.contractId, caller);
      const answers = [];
      for (const { file } of await listContractFiles(database, contract)) {
        if (file.refusal) throw new DomainError('FILE_REFUSED', { message: file.refusal.message });
        if (file.normalisedSha256 === null) throw new DomainError('FILE_PROCESSING');
        const found = await documents.suggest(storedPdf(files, file.normalisedSha256));
        answers.push({ fileId: file.fileUuid, suggestions: [...file.formSuggestions, ...found] });
      }
      return answers;
    },
    async duplicateContract(call) {
      const { path, caller } = call;
      const source = await requireSeen(database, path.contractId, caller);
      if (source.destroyedAt !== null) throw new DomainError('CONTENTS_DESTROYED');
      const { organizationUuid, organizationMemberUuid } = caller.member;
      return performOnce(deps, 'duplicateContract', call, async (transaction) => {
        const at = await databaseTime(transaction);
        const { title, message, settings, remindDaysBefore, expiryDays } = source;
        const same = { title, message, settings, remindDaysBefore, expiryDays };
        const copy = await insertContract(transaction, { organizationUuid, organizationMemberUuid, at, ...same });
        const own = await listContractFiles(transaction, source);
        const fileUuids = own.map(({ file }) => file.fileUuid);
        if (!(await replaceFiles(transaction, copy, fileUuids, at))) throw new DomainError('FILE_NOT_FOUND');
        await copyContents(transaction, source.contractId, copy.contractId);
        await keepSearchable(transaction, copy.contractId);
        return stateOf(copy);
      });
    },
  } satisfies Partial<OperationHandlers>;
}

const without = (fileIds: readonly string[], own: readonly { file: { fileUuid: string } }[]) => {
  const known = new Set(own.map(({ file }) => file.fileUuid));
  return fileIds.filter((fileId) => !known.has(fileId));
};

/** Documents that the caller may read: their own, or all of them. */
async function requireFiles(connection: Connection, fileIds: readonly string[], { member }: MemberCaller) {
  const found = await listFiles(connection, member.organizationUuid, fileIds);
  const usable = found.filter(
    ({ purpose, organizationMemberUuid }) =>
      purpose === 'document' &&
      (organizationMemberUuid === member.organizationMemberUuid || may(member, 'CONTRACT_READ_ALL')),
  );
  if (usable.length !== fileIds.length) throw new DomainError('FILE_NOT_FOUND');
}

function requireOwnIds(fields: readonly Field[]) {
  if (new Set(fields.map(({ fieldId }) => fieldId)).size === fields.length) return;
  throw new DomainError('VALIDATION', {
    fieldErrors: [{ field: 'fields', message: '같은 칸이 두 번 들어 있어요.' }],
  });
}
