import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { deleteContractAlerts } from '../../alerts/causes/delete-contract-alerts.repository.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { deleteOpenings } from '../../audit/event-openings.repository.ts';
import { deleteFiles } from '../../files/file-usage.repository.ts';
import { deleteUnusedBytes } from '../../files/stored-bytes.ts';
import { removeTypedValues } from '../values/remove-typed.ts';
import { detachFiles, listUnreferencedFiles } from '../core/contract-files.repository.ts';
import { writeContents } from '../core/contents.repository.ts';
import { updateSearchText, lockContract, type ContractRow } from '../core/contracts.repository.ts';
import { anonymizeReceivers, deleteMarks, deleteReceiverData, hasPendingMessages } from './destroyed.repository.ts';
import { markDestroyed } from '../core/transitions.ts';

const ENDED: ReadonlySet<ContractRow['status']> = new Set<ContractRow['status']>([
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
]);
const TITLE = '내용을 지운 문서';

/**
 * Deletes an ended contract's contents. Its row, number, times and hashes stay, and its chain still verifies.
 *
 * Returns false if the contract is running, a message is being delivered, or the contents are already deleted.
 */
export async function destroyContents(
  { database, files }: Pick<Deps, 'database' | 'files'>,
  contractId: string,
): Promise<boolean> {
  const dropped = await database.transaction().execute(async (transaction) => {
    const { contract, at } = await lockContract(transaction, contractId);
    if (!ENDED.has(contract.status) || contract.destroyedAt !== null) return null;
    if (await hasPendingMessages(transaction, contractId)) return null;
    await deleteOpenings(transaction, contractId);
    await deleteContractAlerts(transaction, contract);
    const bytes = [
      ...(await forgetPeople(transaction, contractId)),
      ...(await forgetDocument(transaction, contract, at)),
    ];
    const actor = { kind: 'SYSTEM' } as const;
    await appendEvents(transaction, contractId, [{ kind: 'DESTROYED', at, actor, data: { what: 'CONTENTS' } }]);
    return bytes;
  });
  if (dropped === null) return false;
  for (const sha256 of new Set(dropped)) await deleteUnusedBytes({ database, files }, sha256);
  return true;
}

async function forgetPeople(transaction: Transaction<DB>, contractId: string) {
  const receiverUuids = await anonymizeReceivers(transaction, contractId);
  const bytes: string[] = [];
  for (const receiverUuid of receiverUuids) bytes.push(...(await removeTypedValues(transaction, receiverUuid)));
  await deleteReceiverData(transaction, contractId, receiverUuids);
  return bytes;
}

/**
 * Deletes the files, fields and text, and the sender's values and marks. Returns the hashes of bytes that nothing
 * refers to any more.
 */
async function forgetDocument(transaction: Transaction<DB>, contract: ContractRow, at: Date) {
  const { contractId, baseSha256, sealedSha256, certificateSha256 } = contract;
  await writeContents(transaction, contractId, { fields: [], annotations: [] });
  const pictures = await deleteMarks(transaction, contractId);
  const unheld = await listUnreferencedFiles(transaction, await detachFiles(transaction, contractId));
  const uploads = await deleteFiles(transaction, unheld);
  await markDestroyed(transaction, contract, { title: TITLE, message: '', destroyedAt: at });
  await updateSearchText(transaction, contractId);
  const held = [baseSha256, sealedSha256, certificateSha256, ...pictures];
  return [...uploads, ...held.flatMap((sha256) => sha256 ?? [])];
}
