import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { isTwin } from '../../named-lists/named-lists.ts';
import { lockContract, readContents } from '../core/contracts.repository.ts';
import { performAsVerifiedMember } from '../core/perform.ts';
import { requestValues } from '../core/receiver-transitions.ts';
import { markMoved } from '../core/transitions.ts';
import { createNotifier } from '../core/notify.ts';
import { mintLink } from '../../messages/receiver-links.ts';
import { requireReceiver } from '../core/receivers.repository.ts';
import { requireSeen, requireVerified } from '../core/rights.ts';
import { requireRunning } from './running-acts.ts';
import { requireMessage } from '../core/texts.ts';

/** Signing oneself, and asking somebody who has signed for a value again. */
export function createRequestHandlers(deps: Deps) {
  const { config, database, now, outbox } = deps;

  return {
    async openOwnSigning({ path, caller }) {
      requireVerified(caller, now());
      const { contractId } = await requireSeen(database, path.contractId, caller);
      const { organizationMemberUuid } = caller.member;
      return database.transaction().execute(async (transaction) => {
        const { contract, at } = await lockContract(transaction, contractId);
        requireRunning(contract, at);
        const receiver = await requireReceiver(transaction, contractId, path.receiverUuid);
        if (receiver.organizationMemberUuid !== organizationMemberUuid) throw new DomainError('NOT_THE_RECEIVER');
        if (!receiver.hasTurn) throw new DomainError('NOT_THEIR_TURN');
        // Kept with the link: their session has shown that the address is theirs.
        const way = { via: 'OWN_SESSION' as const, organizationMemberUuid };
        return { link: await mintLink(transaction, config.publicUrl, receiver, way) };
      });
    },
    async askForValues(call) {
      return refusingSecond(() =>
        performAsVerifiedMember(deps, 'askForValues', call, async ({ transaction, contract, at, by }) => {
          const message = requireMessage(call.body.message);
          requireRunning(contract, at);
          const { contractId } = contract;
          const { receiverUuid, fieldIds } = call.body;
          const { organizationMemberUuid } = call.caller.member;
          const receiver = await requireReceiver(transaction, contractId, receiverUuid);
          if (receiver.state !== 'SIGNED') throw new DomainError('RECEIVER_NOT_SIGNED');
          const { fields } = await readContents(transaction, contractId);
          const own = new Set(fields.flatMap((field) => (field.receiverUuid === receiverUuid ? field.fieldId : [])));
          if (!fieldIds.every((fieldId) => own.has(fieldId))) throw new DomainError('FIELDS_NOT_THEIRS');
          const valueRequestUuid = uuidv7();
          const request = { valueRequestUuid, contractId, receiverUuid, organizationMemberUuid, fieldIds, message };
          await transaction
            .insertInto('valueRequests')
            .values({ ...request, createdAt: at })
            .execute();
          const asked = await requestValues(transaction, receiver);
          const data = { receiverUuid, requestId: valueRequestUuid, fieldIds, message };
          await appendEvents(transaction, contractId, [{ kind: 'VALUE_REQUESTED', at, ...by, data }]);
          const notifier = createNotifier(transaction, outbox, contract);
          await notifier.tell('VALUE_REQUEST', asked, { reason: message });
          await markMoved(transaction, contract);
          return { valueRequestId: valueRequestUuid };
        }),
      );
    },
  } satisfies Partial<OperationHandlers>;
}

async function refusingSecond<Answer>(ask: () => Promise<Answer>) {
  try {
    return await ask();
  } catch (error) {
    throw isTwin(error) ? new DomainError('REQUEST_OPEN') : error;
  }
}
