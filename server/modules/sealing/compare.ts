import { CHAIN_FORMAT } from '../../audit/chain.ts';
import { judgeRecord, type Difference, type StoredFacts } from '../../audit/judge-record.ts';
import { verifyChain } from '../../audit/verify-chain.ts';
import type { Connection } from '../../database/connect.ts';
import { findHead, listEvents } from '../audit/contract-events.repository.ts';
import type { StoredContract } from './stored-contract.ts';
import { factsOf } from './stored-facts.ts';

type More = { isComplete: boolean; damaged?: StoredFacts['damaged'] };

/** Compares what was read of a contract with its chain; `isComplete` when everybody should have finished. */
export async function compareWithRecord(
  connection: Connection,
  stored: StoredContract,
  { isComplete, damaged = [] }: More,
) {
  const { contractId } = stored.contract;
  const events = await listEvents(connection, contractId);
  const { length, headHash } = await findHead(connection, contractId);
  const [first] = events;
  const documentNo = first?.kind === 'CREATED' ? { documentNo: first.data.documentNo } : {};
  const chain = { format: CHAIN_FORMAT, contractId, ...documentNo, events };
  const record = { verdict: verifyChain(chain, { length, headHash }), events };
  return { events, differences: judgeRecord(record, factsOf(stored, damaged), { isComplete }) };
}

export const faultsOf = (differences: readonly Difference[]) => [...new Set(differences.map(({ fault }) => fault))];
