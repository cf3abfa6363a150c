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

/** Compares what was read of a contract with its chain; `isComplete` when everybody should have finished. */
export async function compareWithRecord(
  connection: Connection,
  stored: StoredContract,
  { isComplete, damaged = [] }: More,
) {
  return judgeStored(stored, await readRecord(connection, stored.contract.contractId), { isComplete, damaged });
}

/** As above, for what was read together with its chain. */
export function judgeStored(stored: StoredContract, record: ContractRecord, { isComplete, damaged = [] }: More) {
  const told = describeRecord(record);
  return judgeRecord(told, factsOf(stored, told, damaged), { isComplete });
}

/** Of a contract whose contents were destroyed nothing but the chain is left to be judged. */
export async function judgeChain(connection: Connection, contractId: string): Promise<Difference[]> {
  const { verdict } = describeRecord(await readRecord(connection, contractId));
  return verdict.ok ? [] : [chainFault(verdict)];
}

/** The chain as it is judged: verified, with its head, and opened. */
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
