import type { Transaction } from 'kysely';
import type { Difference } from '../../audit/compare-record.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { tryAppendEvents } from '../audit/try-append-events.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';
import { markHeld } from '../contracts/core/transitions.ts';
import { listFaults } from './compare.ts';

export const NOTIFY_HELD = 'tell-held';
/** The most differences to list. `dojang record` shows the rest. */
const MAX_TOLD = 20;

/** Holds a contract. It isn't sealed, and no worker retries, until its data matches the chain again. */
export async function holdContract(
  transaction: Transaction<DB>,
  contract: ContractRow,
  differences: readonly Difference[],
  at: Date,
) {
  const { contractId } = contract;
  const faults = listFaults(differences);
  const held = await markHeld(transaction, contract, faults.join(', '));
  // If the chain accepts no more events, the contract is held without one.
  await tryAppendEvents(transaction, contractId, [
    { kind: 'SEAL_HELD', at, actor: { kind: 'SYSTEM' }, data: { faults } },
  ]);
  const told = differences.slice(0, MAX_TOLD).map(({ fault, detail }) => `${fault}: ${detail}`);
  const payload = { differences: told.join('; ') };
  await enqueueJob(transaction, { kind: NOTIFY_HELD, key: contractId, payload });
  return held;
}
