import { CHAIN_FORMATS } from '../../audit/chain.ts';
import {
  chainFault,
  judgeRecord,
  type Difference,
  type StoredFacts,
  type TheRecord,
} from '../../audit/judge-record.ts';
import { verifyClosedChain } from '../../audit/verify-chain.ts';
import type { Connection } from '../../database/connect.ts';
import { readRecord, type ContractRecord } from '../audit/contract-events.repository.ts';
import type { StoredContract } from './stored-contract.ts';
import { factsOf } from './stored-facts.ts';

type More = { isComplete: boolean; damaged?: StoredFacts['damaged'] };

/** Compares a contract with its chain. Set `isComplete` if everyone should have finished. */
export async function compareWithRecord(
  connection: Connection,
  stored: StoredContract,
  { isComplete, damaged = [] }: More,
) {
  return judgeStored(stored, await readRecord(connection, stored.contract.contractId), { isComplete, damaged });
}

/** Like `compareWithRecord`, for a contract that was read together with its chain. */
export function judgeStored(stored: StoredContract, record: ContractRecord, { isComplete, damaged = [] }: More) {
  const told = describeRecord(record);
  return judgeRecord(told, factsOf(stored, told, damaged), { isComplete });
}

/** If the contents were deleted, only the chain itself can be checked. */
export async function judgeChain(connection: Connection, contractId: string): Promise<Difference[]> {
  const { verdict } = describeRecord(await readRecord(connection, contractId));
  return verdict.ok ? [] : [chainFault(verdict)];
}

/** Verifies a chain against its head and opens its events. */
export function describeRecord({ contractId, format, head, events, openings, opened }: ContractRecord): TheRecord {
  const [first] = opened;
  const chain = {
    format: CHAIN_FORMATS[format],
    contractId,
    ...(first?.kind === 'CREATED' && { documentNo: first.data.documentNo }),
    events,
    ...(format !== 1 && { openings }),
  };
  const verdict = verifyClosedChain(chain, head);
  return { verdict, format, events: opened, unopened: verdict.ok ? verdict.unopened : [] };
}

export const faultsOf = (differences: readonly Difference[]) => [...new Set(differences.map(({ fault }) => fault))];
