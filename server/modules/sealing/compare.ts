import { CHAIN_FORMATS } from '../../audit/chain.ts';
import {
  describeChainFault,
  compareRecord,
  type Difference,
  type StoredFacts,
  type VerifiedRecord,
} from '../../audit/compare-record.ts';
import { verifyCommittedChain } from '../../audit/verify-chain.ts';
import type { Connection } from '../../database/connect.ts';
import { readRecord, type ContractRecord } from '../audit/contract-events.repository.ts';
import type { StoredContract } from './stored-contract.ts';
import { describeStoredContract } from './stored-facts.ts';

type More = { isComplete: boolean; damaged?: StoredFacts['damaged'] };

/** Compares a contract with its chain. Set `isComplete` if everyone should have finished. */
export async function compareWithRecord(
  connection: Connection,
  stored: StoredContract,
  { isComplete, damaged = [] }: More,
) {
  return compareStored(stored, await readRecord(connection, stored.contract.contractId), { isComplete, damaged });
}

/** Compares a contract that was read together with its chain. */
export function compareStored(stored: StoredContract, record: ContractRecord, { isComplete, damaged = [] }: More) {
  const told = verifyRecord(record);
  return compareRecord(told, describeStoredContract(stored, told, damaged), { isComplete });
}

/** Checks the chain alone, for a contract whose contents were deleted. */
export async function checkChain(connection: Connection, contractId: string): Promise<Difference[]> {
  const { verdict } = verifyRecord(await readRecord(connection, contractId));
  return verdict.ok ? [] : [describeChainFault(verdict)];
}

/** Verifies a chain against its head, and opens its events. */
export function verifyRecord({ contractId, format, head, events, openings, opened }: ContractRecord): VerifiedRecord {
  const [first] = opened;
  const chain = {
    format: CHAIN_FORMATS[format],
    contractId,
    ...(first?.kind === 'CREATED' && { documentNo: first.data.documentNo }),
    events,
    ...(format !== 1 && { openings }),
  };
  const verdict = verifyCommittedChain(chain, head);
  return { verdict, format, events: opened, unopened: verdict.ok ? verdict.unopened : [] };
}

export const listFaults = (differences: readonly Difference[]) => [...new Set(differences.map(({ fault }) => fault))];
