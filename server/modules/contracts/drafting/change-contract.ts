import { DomainError } from '../../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { listContractFiles, replaceFiles } from '../core/contract-files.repository.ts';
import { updateSearchText, describeState } from '../core/contracts.repository.ts';
import { changeDraft } from '../core/drafts.repository.ts';
import { requireEditable } from '../core/rights.ts';
import { requireMessage, requireTitle } from '../core/texts.ts';
import { requireOwnSeal } from '../values/own-ids.repository.ts';
import { requireUsableFiles } from './require-usable-files.ts';

export const createChangeContract =
  ({ database }: Deps): OperationHandler<'changeContract'> =>
  async ({ path, body, caller }) => {
    const contract = await requireEditable(database, path.contractId, caller);
    const { version, fileIds, title, settings } = body;
    if (fileIds) {
      const known = new Set((await listContractFiles(database, contract)).map(({ file }) => file.fileUuid));
      const added = fileIds.filter((fileId) => !known.has(fileId));
      await requireUsableFiles(database, added, caller);
    }
    const change = readChange(body);
    return database.transaction().execute(async (transaction) => {
      await requireOwnSeal(transaction, contract.organizationUuid, settings?.pageSealId);
      const changed = await changeDraft(transaction, contract.contractId, version, change);
      if (fileIds && !(await replaceFiles(transaction, contract, fileIds, changed.movedAt)))
        throw new DomainError('FILE_NOT_FOUND');
      if (title !== undefined) await updateSearchText(transaction, contract.contractId);
      return describeState(changed);
    });
  };

function readChange({ title, message, expiresAt, remindDaysBefore, settings }: InputOf<'changeContract'>['body']) {
  return {
    ...(title !== undefined && { title: requireTitle(title) }),
    ...(message !== undefined && { message: requireMessage(message) }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(remindDaysBefore && { remindDaysBefore: remindDaysBefore.toSorted((one, other) => other - one) }),
    ...(settings && { settings }),
  };
}
