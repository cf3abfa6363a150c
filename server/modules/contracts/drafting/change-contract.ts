import type { Transaction } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { readContractTerms } from '../../settings/read-contract-terms.ts';
import { listContractFiles, replaceFiles } from '../core/contract-files.repository.ts';
import { requireContents, writeContents } from '../core/contents.repository.ts';
import { describeState, updateSearchText, type ContractRow } from '../core/contracts.repository.ts';
import { updateDraft } from '../core/drafts.repository.ts';
import { requireEditableContract } from '../core/contract-permissions.ts';
import { requireTitle } from '../core/texts.ts';
import { mapArrangedPages } from './map-arranged-pages.ts';
import { requireUsableFiles } from './require-usable-files.ts';

export const createChangeContract =
  ({ database }: Deps): OperationHandler<'changeContract'> =>
  async ({ path, body, caller }) => {
    const contract = await requireEditableContract(database, path.contractId, caller);
    const { version, fileIds, title, expiresAt, ...terms } = body;
    if (fileIds) {
      const known = new Set((await listContractFiles(database, contract)).map(({ file }) => file.fileUuid));
      const added = fileIds.filter((fileId) => !known.has(fileId));
      await requireUsableFiles(database, added, caller);
    }
    return database.transaction().execute(async (transaction) => {
      const changed = await updateDraft(transaction, contract.contractId, version, {
        // A typed title replaces the template's rule.
        ...(title !== undefined && { title: requireTitle(title), titleRule: null }),
        ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
        ...(await readContractTerms(transaction, contract.organizationUuid, terms)),
      });
      if (fileIds) await changeFiles(transaction, contract, fileIds, changed.movedAt);
      if (title !== undefined) await updateSearchText(transaction, contract.contractId);
      return describeState(changed);
    });
  };

async function changeFiles(transaction: Transaction<DB>, contract: ContractRow, fileIds: readonly string[], at: Date) {
  const before = await listContractFiles(transaction, contract);
  if (!(await replaceFiles(transaction, contract, fileIds, at))) throw new DomainError('FILE_NOT_FOUND');
  const follow = mapArrangedPages(before, await listContractFiles(transaction, contract));
  if (!follow) return;
  const { fields, annotations } = await requireContents(transaction, contract.contractId);
  await writeContents(transaction, contract.contractId, {
    fields: fields.flatMap((field) => {
      const place = follow(field);
      return place ? [{ ...field, fileId: place.fileId, page: place.page }] : [];
    }),
    annotations: annotations.flatMap((annotation) => {
      const place = follow({ fileId: annotation.fileId, page: annotation.pageIndex + 1 });
      return place ? [{ ...annotation, fileId: place.fileId, pageIndex: place.page - 1 }] : [];
    }),
  });
}
