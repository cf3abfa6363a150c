import { sql, type Transaction } from 'kysely';
import type { Difference } from '../../audit/compare-record.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { appendEvents } from '../audit/contract-events.repository.ts';
import { lockContract, type ContractRow } from '../contracts/core/contracts.repository.ts';
import { recordHoldReason, resumeContract } from '../contracts/core/transitions.ts';
import { enqueueSeal } from './request-seal.ts';
import { compareWithRecord, listFaults, checkChain } from './compare.ts';
import { readStoredFiles } from './read-stored-files.ts';
import { readStoredContract } from './stored-contract.ts';

type Parts = Pick<Deps, 'files' | 'secrets'>;

/** Lists all differences between a sent contract and its chain, including its files. */
export async function examineContract(
  { files, secrets }: Parts,
  connection: Connection,
  contract: ContractRow,
): Promise<Difference[]> {
  if (contract.destroyedAt !== null) return checkChain(connection, contract.contractId);
  const stored = await readStoredContract(secrets, connection, contract);
  const { damaged, missing } = await readStoredFiles({ files }, stored);
  const isComplete = contract.sealState !== 'NONE' && stored.receivers.every(({ hasTurn }) => !hasTurn);
  const differences = await compareWithRecord(connection, stored, { isComplete, damaged });
  return [...differences, ...missing.map(({ of, what }) => ({ fault: FAULTS[of], detail: `${what} is not there` }))];
}

const FAULTS = { BASE: 'BASE_DIFFERS', SENDER: 'PLAN_DIFFERS', RECEIVER: 'VALUE_DIFFERS' } as const;

export type ReleaseResult = { contract: ContractRow; differences: Difference[]; isReleased: boolean };

/**
 * Compares a held contract with its chain again. If they match, the contract continues as if it had never been held;
 * otherwise, its differences are updated.
 */
export async function releaseContract(
  parts: Parts,
  transaction: Transaction<DB>,
  contractId: string,
): Promise<ReleaseResult> {
  const { contract, at } = await lockContract(transaction, contractId);
  const differences = await examineContract(parts, transaction, contract);
  if (contract.sealState !== 'HELD') return { contract, differences, isReleased: false };
  if (differences.length > 0) {
    const sealError = listFaults(differences).join(', ');
    return { contract: await recordHoldReason(transaction, contract, sealError), differences, isReleased: false };
  }
  await appendEvents(transaction, contractId, [{ kind: 'SEAL_RELEASED', at, actor: { kind: 'SYSTEM' }, data: {} }]);
  if (await hasTurn(transaction, contractId))
    return { contract: await resumeContract(transaction, contract, at), differences, isReleased: true };
  return { contract: await enqueueSeal(transaction, contract), differences, isReleased: true };
}

const hasTurn = async (transaction: Transaction<DB>, contractId: string) =>
  (await transaction
    .selectFrom('receivers')
    .select(sql`1`.as('one'))
    .where('contractId', '=', contractId)
    .where('hasTurn', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined;
