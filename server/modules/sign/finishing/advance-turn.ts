import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { bumpContract } from '../../contracts/core/transitions.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { listReceivers } from '../../contracts/core/receivers.repository.ts';
import { listReceiversYetToConsent } from '../../contracts/values/value-requests.repository.ts';
import { extendForOtherReceivers } from '../../direct-urls/places/settle-visitor.ts';
import { requestSeal } from '../../sealing/request-seal.ts';
import type { PreloadedParts } from '../../sealing/stored-contract.ts';

type Parts = Pick<Deps, 'outbox' | 'secrets'>;

/**
 * Passes the turn to the next receivers. If there are none, requests the seal in the same transaction. Returns the
 * updated contract. Pass what was read since the contract was locked.
 */
export async function advanceTurn(
  parts: Parts,
  transaction: Transaction<DB>,
  known: ContractRow,
  at: Date,
  read: PreloadedParts = {},
) {
  const { contractId } = known;
  const receivers = read.receivers ?? (await listReceivers(transaction, contractId));
  const isLastToSign = !receivers.some(({ role, finishedAt }) => role !== 'VIEWER' && finishedAt === null);
  // Extended before the next receivers are notified, because their messages state the deadline.
  const contract = isLastToSign ? known : await extendForOtherReceivers(transaction, known, at);
  const turn = await createNotifier(transaction, parts.outbox, contract).passTurn(receivers);
  const isWaitedFor = turn.length > 0 || (await listReceiversYetToConsent(transaction, contractId)).length > 0;
  return isWaitedFor
    ? bumpContract(transaction, contract)
    : requestSeal(parts, transaction, contract, at, { ...read, receivers });
}
