import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { withJob } from '../../jobs/queue.ts';
import { appendEvents } from '../audit/contract-events.repository.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';
import { startSealing } from '../contracts/core/transitions.ts';
import { compareWithRecord } from './compare.ts';
import { holdContract } from './hold.ts';
import { readStoredContract, type PreloadedParts } from './stored-contract.ts';

export const SEAL_CONTRACT = 'seal-contract';

/**
 * Requests the seal after the last receiver has finished, once the contract, which must be locked, matches its chain.
 * If it differs, holds the contract and keeps the last signature. Pass `known` to save reading it again.
 */
export async function requestSeal(
  { secrets }: Pick<Deps, 'secrets'>,
  transaction: Transaction<DB>,
  contract: ContractRow,
  at: Date,
  known?: PreloadedParts,
) {
  const { contractId } = contract;
  await appendEvents(transaction, contractId, [{ kind: 'ALL_SIGNED', at, actor: { kind: 'SYSTEM' }, data: {} }]);
  const stored = await readStoredContract(secrets, transaction, contract, known);
  const differences = await compareWithRecord(transaction, stored, { isComplete: true });
  if (differences.length > 0) return holdContract(transaction, contract, differences, at);
  return enqueueSeal(transaction, contract);
}

export const enqueueSeal = (transaction: Transaction<DB>, contract: ContractRow) =>
  startSealing(withJob(transaction, { kind: SEAL_CONTRACT, key: contract.contractId }), contract);
