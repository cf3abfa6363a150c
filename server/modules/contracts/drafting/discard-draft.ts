import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import { detachFiles, releaseUnreferencedFiles } from '../core/contract-files.repository.ts';
import { removeDraft } from '../core/drafts.repository.ts';

export async function discardDraft(transaction: Transaction<DB>, contractId: string) {
  const fileUuids = await detachFiles(transaction, contractId);
  await removeDraft(transaction, contractId);
  await releaseUnreferencedFiles(transaction, fileUuids);
}
