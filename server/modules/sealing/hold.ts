import type { Transaction } from 'kysely';
import type { Difference } from '../../audit/judge-record.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { appendIfTaken } from '../audit/append-if-taken.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';
import { markHeld } from '../contracts/core/transitions.ts';
import { faultsOf } from './compare.ts';

export const TELL_HELD = 'tell-held';
/** The rest is found by `dojang record`. */
const MAX_TOLD = 20;

/** Stops a contract: nothing is sealed, and no worker tries, until what is stored matches the record again. */
export async function holdContract(
  transaction: Transaction<DB>,
  contract: ContractRow,
  differences: readonly Difference[],
  at: Date,
) {
  const { contractId } = contract;
  const faults = faultsOf(differences);
  const held = await markHeld(transaction, contract, faults.join(', '));
  // A chain that takes no event is held without one.
  await appendIfTaken(transaction, contractId, [
    { kind: 'SEAL_HELD', at, actor: { kind: 'SYSTEM' }, data: { faults } },
  ]);
  const told = differences.slice(0, MAX_TOLD).map(({ fault, detail }) => `${fault}: ${detail}`);
  const payload = { differences: told.join('; ') };
  await enqueueJob(transaction, { kind: TELL_HELD, key: contractId, payload });
  return held;
}
