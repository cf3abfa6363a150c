import { DamagedFileError } from '../../../adapters/files/port.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Deps } from '../../../deps.ts';
import { lockContract, type ContractRow } from '../../contracts/core/contracts.repository.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { holdContract } from '../../sealing/hold.ts';
import { requireNotHeld } from './lock-for-receiver.ts';
import { hasActed } from './reach.ts';

type Opened = Pick<ContractRow, 'contractId' | 'status' | 'sealState' | 'baseSha256'> & {
  recordedBase: string | null;
};

/**
 * Makes sure that nobody signs a document other than the one that was sent: opening it after its bytes were replaced
 * holds the contract. Receivers who have finished still see their values.
 */
export async function requireUntamperedDocument(
  { database, files, wakeWorkers }: Pick<Deps, 'database' | 'files' | 'wakeWorkers'>,
  contract: Opened,
  receiver: ReceiverRow,
) {
  if (contract.status !== 'IN_PROGRESS' || hasActed(receiver)) return;
  requireNotHeld(contract);
  const detail = await findFault(files, contract);
  if (detail === null || contract.sealState !== 'NONE') return;
  const { contractId } = contract;
  await database.transaction().execute(async (transaction) => {
    const { contract: present, at } = await lockContract(transaction, contractId);
    if (present.status !== 'IN_PROGRESS' || present.sealState !== 'NONE') return;
    await holdContract(transaction, present, [{ fault: 'BASE_DIFFERS', detail }], at);
  });
  wakeWorkers();
  throw new DomainError('DOCUMENT_HELD');
}

/**
 * Returns what is wrong with the stored document. Opening a file only checks its size and times, unless they have
 * changed since it was hashed.
 */
async function findFault(files: Deps['files'], { baseSha256, recordedBase }: Opened): Promise<string | null> {
  if (baseSha256 === null) return null;
  if (recordedBase !== null && recordedBase !== baseSha256) return 'base_sha256 of the contract';
  try {
    await files.open(baseSha256);
    return null;
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    return `the bytes of the stored file ${baseSha256}`;
  }
}
