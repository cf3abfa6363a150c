import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { markViewed } from '../../contracts/core/receiver-transitions.ts';
import { bumpContract } from '../../contracts/core/transitions.ts';
import { performAsReceiver } from '../shared/perform-as-receiver.ts';

export const createMarkViewed =
  (deps: Deps): OperationHandler<'markViewed'> =>
  async (call) => {
    await performAsReceiver(deps, call, async ({ transaction, contract, receiver, at, by }) => {
      if (receiver.viewedAt !== null) return;
      const { contractId, receiverUuid } = receiver;
      await markViewed(transaction, receiver, at);
      await appendEvents(transaction, contractId, [{ kind: 'DOCUMENT_VIEWED', at, ...by, data: { receiverUuid } }]);
      await bumpContract(transaction, contract);
    });
    return null;
  };
