import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { isUniqueViolation } from '../../named-lists/named-lists.ts';
import { readContents } from '../core/contents.repository.ts';
import { createNotifier } from '../core/notify.ts';
import { performAsVerifiedMember } from '../core/perform.ts';
import { requestValues } from '../core/receiver-transitions.ts';
import { requireReceiver } from '../core/receivers.repository.ts';
import { requireMessage } from '../core/texts.ts';
import { bumpContract } from '../core/transitions.ts';
import { insertValueRequest } from '../values/value-requests.repository.ts';
import { requireRunningContract } from './require-running-contract.ts';

export const createAskForValues =
  (deps: Deps): OperationHandler<'askForValues'> =>
  async (call) =>
    refuseSecondRequest(() =>
      performAsVerifiedMember(deps, 'askForValues', call, async ({ transaction, contract, at, by }) => {
        const message = requireMessage(call.body.message);
        requireRunningContract(contract, at);
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
        await insertValueRequest(transaction, { ...request, createdAt: at });
        const asked = await requestValues(transaction, receiver);
        const data = { receiverUuid, requestId: valueRequestUuid, fieldIds, message };
        await appendEvents(transaction, contractId, [{ kind: 'VALUE_REQUESTED', at, ...by, data }]);
        const notifier = createNotifier(transaction, deps.outbox, contract);
        await notifier.tell('VALUE_REQUEST', asked, { reason: message });
        await bumpContract(transaction, contract);
        return { valueRequestId: valueRequestUuid };
      }),
    );

async function refuseSecondRequest<Answer>(ask: () => Promise<Answer>) {
  try {
    return await ask();
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('REQUEST_OPEN') : error;
  }
}
