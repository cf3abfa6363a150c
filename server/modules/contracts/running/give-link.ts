import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { mintLink } from '../../messages/receiver-links.ts';
import { performAsVerifiedMember } from '../core/perform.ts';
import { bumpContract } from '../core/transitions.ts';
import { requireRunningContract } from './require-running-contract.ts';
import { requireTurn } from './require-turn.ts';

/** Creates a signing link that the sender passes on instead of a message from us. */
export const createGiveLink =
  (deps: Deps): OperationHandler<'giveLink'> =>
  async (call) => {
    return performAsVerifiedMember(deps, 'giveLink', call, async ({ transaction, contract, at, by }) => {
      requireRunningContract(contract, at);
      const receiver = await requireTurn(transaction, contract.contractId, call.path.receiverUuid);
      const data = { receiverUuid: receiver.receiverUuid };
      await appendEvents(transaction, contract.contractId, [{ kind: 'LINK_GIVEN', at, ...by, data }]);
      await bumpContract(transaction, contract);
      await deps.credits.holdDocumentAgain(transaction, contract);
      const way = { via: 'HANDED' as const, givenBy: call.caller.member.organizationMemberUuid };
      return { link: await mintLink(transaction, deps.config.publicUrl, receiver, way) };
    });
  };
