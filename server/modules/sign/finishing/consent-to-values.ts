import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { markReconfirmed } from '../../contracts/core/receiver-transitions.ts';
import { createValueRequests } from '../../contracts/values/value-requests.repository.ts';
import { performOnceAsReceiver } from '../shared/perform-as-receiver.ts';
import { requireNotHeld } from '../shared/lock-for-receiver.ts';
import { advanceTurn } from './advance-turn.ts';
import { describeOutcome } from './describe-outcome.ts';
import { hasOpenRequests } from './has-open-requests.ts';

/** Records that a finished receiver agrees to another receiver's changed values. */
export function createConsentToValues(deps: Deps): OperationHandler<'consentToValues'> {
  const requests = createValueRequests(deps.secrets);

  return async (call) =>
    performOnceAsReceiver(deps, 'consentToValues', call, async ({ transaction, contract, receiver, at, by }) => {
      const { contractId, receiverUuid } = receiver;
      requireNotHeld(contract);
      if (contract.sealState !== 'NONE') throw new DomainError('ALREADY_ACTED');
      const requestId = call.path.valueRequestId;
      if (!(await requests.consent(transaction, requestId, receiverUuid, at))) throw new DomainError('NOT_FOUND');
      const data = { receiverUuid, requestId };
      await appendEvents(transaction, contractId, [{ kind: 'RECONFIRMED', at, ...by, data }]);
      const isAsked = await hasOpenRequests(deps.secrets, transaction, receiverUuid);
      const self = await markReconfirmed(transaction, receiver, isAsked);
      return describeOutcome(transaction, await advanceTurn(deps, transaction, contract, at), self);
    });
}
