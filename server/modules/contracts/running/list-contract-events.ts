import type { ChainEvent } from '../../../audit/events.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { listEvents } from '../../audit/contract-events.repository.ts';
import {
  describeEvent,
  createFileNameLookup,
  sortByTime,
  isServiceEvent,
  isSealedImmediately,
  findEventTime,
  type EventNames,
} from '../../audit/describe-event.ts';
import { createNameHistory } from '../../audit/name-history.ts';
import { requireVisibleContract } from '../core/contract-permissions.ts';

export const createListContractEvents =
  ({ database }: Deps): OperationHandler<'listContractEvents'> =>
  async ({ path, caller }) => {
    const { contractId } = await requireVisibleContract(database, path.contractId, caller);
    const events = await listEvents(database, contractId);
    const words = {
      nameAt: createNameHistory(events),
      fileName: createFileNameLookup(events),
      isSealedAtOnce: isSealedImmediately(events),
    };
    return sortByTime(events).map((event) => toListItem(event, words));
  };

function toListItem(event: ChainEvent, names: EventNames) {
  const { index, kind, actor, ip, hash, data } = event;
  return {
    index,
    kind,
    at: findEventTime(event),
    words: describeEvent(event, names),
    actor: isServiceEvent(event)
      ? { kind: 'SYSTEM' as const, name: null }
      : { kind: actor.kind, name: actor.name || null },
    receiverUuid: 'receiverUuid' in data && typeof data.receiverUuid === 'string' ? data.receiverUuid : null,
    ip: ip || null,
    hash,
  };
}
