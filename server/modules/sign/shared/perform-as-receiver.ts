import type { OperationId } from '../../../contract/operation-id.ts';
import type { InputOf } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { identifyReceiver, performOnce, type ActionContext } from '../../contracts/core/perform.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { deleteUnusedBytes } from '../../files/stored-bytes.ts';
import { holdIfChainRejectsEvent } from './hold-if-chain-rejects-event.ts';
import { lockForReceiver } from './lock-for-receiver.ts';

export type ReceiverContext = ActionContext & {
  receiver: ReceiverRow;
  /** All receivers, including this one, as they were when the contract was locked. */
  receivers: readonly ReceiverRow[];
};
type Call = Pick<InputOf<'markViewed'>, 'caller' | 'client'>;

/**
 * Runs a receiver's action with the contract locked. Throws if the receiver can't continue, and holds the contract if
 * its chain accepts no more events.
 */
export const performAsReceiver = <Answer>(
  deps: Pick<Deps, 'database' | 'wakeWorkers'>,
  { caller, client }: Call,
  effect: (context: ReceiverContext) => Promise<Answer>,
): Promise<Answer> =>
  holdIfChainRejectsEvent(deps, caller.contractId, () =>
    deps.database.transaction().execute(async (transaction) => {
      const locked = await lockForReceiver(transaction, caller);
      return effect({ transaction, ...locked, by: identifyReceiver(locked.receiver, client) });
    }),
  );

type OnceCall = Call & { path: Record<string, string>; body?: unknown; idempotencyKey: string | null };
type OnceContext = ReceiverContext & { drop: (hashes: readonly string[]) => void };

/**
 * Runs a receiver's action once per idempotency key. Then wakes workers for new jobs, and deletes bytes that no row
 * refers to any more.
 */
export async function performOnceAsReceiver<Answer>(
  { database, files, wakeWorkers }: Pick<Deps, 'database' | 'files' | 'wakeWorkers'>,
  operation: OperationId,
  call: OnceCall,
  effect: (context: OnceContext) => Promise<Answer>,
): Promise<Answer> {
  const dropped: string[] = [];
  const answer = await holdIfChainRejectsEvent({ database, wakeWorkers }, call.caller.contractId, () =>
    performOnce({ database }, operation, call, async (transaction) => {
      const locked = await lockForReceiver(transaction, call.caller);
      const by = identifyReceiver(locked.receiver, call.client);
      return effect({ transaction, ...locked, by, drop: (hashes) => dropped.push(...hashes) });
    }),
  );
  wakeWorkers();
  for (const sha256 of dropped) await deleteUnusedBytes({ database, files }, sha256);
  return answer;
}
