import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { forgetOpenings } from '../../audit/event-openings.repository.ts';
import { deleteFiles } from '../../files/files.repository.ts';
import { dropBytes } from '../../files/stored-bytes.ts';
import { removeAllTyped } from '../values/remove-typed.ts';
import { detachFiles, listUnheld } from '../core/contract-files.repository.ts';
import { keepSearchable, lockContract, writeContents, type ContractRow } from '../core/contracts.repository.ts';
import { markDestroyed } from '../core/transitions.ts';

const ENDED: ReadonlySet<ContractRow['status']> = new Set<ContractRow['status']>([
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
]);
const TITLE = '내용을 지운 문서';
const NAME = '받는 분';

/**
 * Forgets what was in a contract that has ended. What stays is that there was one: its row, number, times and hashes, and a
 * chain that still verifies. False where nothing was done: it still runs, a message of it is under way, or it is done already.
 */
export async function destroyContents(
  { database, files }: Pick<Deps, 'database' | 'files'>,
  contractId: string,
): Promise<boolean> {
  const dropped = await database.transaction().execute(async (transaction) => {
    const { contract, at } = await lockContract(transaction, contractId);
    if (!ENDED.has(contract.status) || contract.destroyedAt !== null) return null;
    if (await isToldOf(transaction, contractId)) return null;
    await forgetOpenings(transaction, contractId);
    const bytes = [
      ...(await forgetPeople(transaction, contractId)),
      ...(await forgetDocument(transaction, contract, at)),
    ];
    const actor = { kind: 'SYSTEM' } as const;
    await appendEvents(transaction, contractId, [{ kind: 'DESTROYED', at, actor, data: { what: 'CONTENTS' } }]);
    return bytes;
  });
  if (dropped === null) return false;
  for (const sha256 of new Set(dropped)) await dropBytes({ database, files }, sha256);
  return true;
}

/** What a message that is delivered leaves behind would come too late to be forgotten. */
async function isToldOf(transaction: Transaction<DB>, contractId: string) {
  const waiting = await transaction
    .selectFrom('outboxMessages')
    .select('messageUuid')
    .where('contractId', '=', contractId)
    .where('status', 'in', ['QUEUED', 'SENDING'])
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Who they are, how they were reached, and everything that they gave. */
async function forgetPeople(transaction: Transaction<DB>, contractId: string) {
  const receivers = await transaction
    .updateTable('receivers')
    .set((eb) => ({
      name: NAME,
      title: '',
      email: null,
      phone: null,
      accessCodeEnc: null,
      accessCodeHash: null,
      accessCodeHint: '',
      message: '',
      linkVersion: eb('linkVersion', '+', 1),
    }))
    .where('contractId', '=', contractId)
    .returning('receiverUuid')
    .execute();
  const bytes: string[] = [];
  for (const { receiverUuid } of receivers) bytes.push(...(await removeAllTyped(transaction, receiverUuid)));
  const uuids = receivers.map(({ receiverUuid }) => receiverUuid);
  await transaction.deleteFrom('valueRequests').where('contractId', '=', contractId).execute();
  await transaction.deleteFrom('outboxMessages').where('contractId', '=', contractId).execute();
  for (const table of [
    'receiverValues',
    'receiverLinks',
    'receiverSessions',
    'receiverSteps',
    'phoneVerifications',
  ] as const)
    await transaction
      .deleteFrom(table)
      .where(sql<boolean>`receiver_uuid = any (${sql.val(uuids)}::uuid[])`)
      .execute();
  return bytes;
}

/** Files, fields, the sender's values and marks, and all texts. Answers the bytes that its rows no longer hold. */
async function forgetDocument(transaction: Transaction<DB>, contract: ContractRow, at: Date) {
  const { contractId, baseSha256, sealedSha256, certificateSha256 } = contract;
  await writeContents(transaction, contractId, { fields: [], annotations: [] });
  const marks = await transaction
    .deleteFrom('contractMarks')
    .where('contractId', '=', contractId)
    .returning('pictureSha256')
    .execute();
  const unheld = await listUnheld(transaction, await detachFiles(transaction, contractId));
  const uploads = await deleteFiles(transaction, unheld);
  await markDestroyed(transaction, contract, { title: TITLE, message: '', destroyedAt: at });
  await keepSearchable(transaction, contractId);
  const held = [baseSha256, sealedSha256, certificateSha256, ...marks.map(({ pictureSha256 }) => pictureSha256)];
  return [...uploads, ...held.flatMap((sha256) => sha256 ?? [])];
}
