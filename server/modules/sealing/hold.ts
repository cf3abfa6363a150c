import type { Transaction } from 'kysely';
import type { Difference } from '../../audit/compare-record.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { tryAppendEvents } from '../audit/try-append-events.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';
import { markHeld } from '../contracts/core/transitions.ts';
import { listFaults } from './compare.ts';

export const NOTIFY_HELD = 'tell-held';
/** The maximum number of differences to list. `dojang record` lists the rest. */
const MAX_TOLD = 20;

/** Holds a contract. Until the stored data matches the chain again, it isn't sealed, and no worker retries. */
export async function holdContract(
  transaction: Transaction<DB>,
  contract: ContractRow,
  differences: readonly Difference[],
  at: Date,
) {
  const { contractId } = contract;
  const faults = listFaults(differences);
  const held = await markHeld(transaction, contract, faults.join(', '));
  // If the chain accepts no more events, the contract is held without recording one.
  await tryAppendEvents(transaction, contractId, [
    { kind: 'SEAL_HELD', at, actor: { kind: 'SYSTEM' }, data: { faults } },
  ]);
  const told = differences.slice(0, MAX_TOLD).map(({ fault, detail }) => `${fault}: ${detail}`);
  const payload = { differences: told.join('; ') };
  await enqueueJob(transaction, { kind: NOTIFY_HELD, key: contractId, payload });
  return held;
}
