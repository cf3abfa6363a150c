import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { reassignFields } from '../../contracts/core/contents.repository.ts';
import { updateSearchText } from '../../contracts/core/contracts.repository.ts';
import { findSeatsByEmail, addToMemberLists } from '../../contracts/core/entries.repository.ts';
import { sendEmailToSender } from '../../contracts/core/send-email-to-sender.ts';
import { maskContact } from '../../contracts/core/mask-contact.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { replaceWithDelegate } from '../../contracts/core/receiver-transitions.ts';
import { updateReceiver, requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { requireVerifiedMember } from '../../contracts/core/contract-permissions.ts';
import { findSenderVerification } from '../../contracts/core/sender.repository.ts';
import { bumpContract } from '../../contracts/core/transitions.ts';
import { hasFinalValues } from '../../contracts/values/final-values.repository.ts';
import { removeTypedValues } from '../../contracts/values/remove-typed.ts';
import { performOnceAsReceiver } from '../shared/perform-as-receiver.ts';
import { hasActed } from '../shared/reach.ts';
import { describeOutcome } from './describe-outcome.ts';
import { readDelegate } from './read-delegate.ts';
import { requirePendingTurn } from './require-pending-turn.ts';

export const createDelegateSigning =
  (deps: Deps): OperationHandler<'delegateSigning'> =>
  async (call) =>
    performOnceAsReceiver(deps, 'delegateSigning', call, async (context) => {
      const { transaction, contract, receiver, at, by } = context;
      requirePendingTurn(context);
      const { contractId, receiverUuid } = receiver;
      // A receiver who has acted must answer later requests themselves.
      const isAskedAgain = hasActed(receiver) || (await hasFinalValues(transaction, receiverUuid));
      if (!contract.settings.allowDelegate || isAskedAgain) throw new DomainError('DELEGATION_NOT_ALLOWED');
      if (receiver.delegatedFrom !== null) throw new DomainError('ALREADY_DELEGATED');
      // Senders with an unverified phone can send to themselves, and must not reach others by delegating.
      if (receiver.organizationMemberUuid === contract.organizationMemberUuid)
        requireVerifiedMember(await findSenderVerification(transaction, contract.organizationMemberUuid), deps.now());
      const delegate = readDelegate(call.body, receiver);
      const toReceiverUuid = await replaceWithDelegate(transaction, receiver, delegate, at);
      // The delegate fills in the same fields.
      await reassignFields(transaction, contractId, receiverUuid, toReceiverUuid);
      context.drop(await removeTypedValues(transaction, receiverUuid));
      const seats = await findSeatsByEmail(transaction, contract.organizationUuid, [delegate]);
      for (const organizationMemberUuid of seats.values()) {
        await updateReceiver(transaction, toReceiverUuid, { organizationMemberUuid });
        await addToMemberLists(transaction, organizationMemberUuid, contractId);
      }
      const [before, after] = [maskContact(receiver), maskContact(delegate)];
      const data = { receiverUuid, toReceiverUuid, before, after };
      await appendEvents(transaction, contractId, [{ kind: 'DELEGATED', at, ...by, data }]);
      const moved = await bumpContract(transaction, contract);
      const notifier = createNotifier(transaction, deps.outbox, contract);
      await notifier.tell('SIGN_REQUEST', await requireReceiver(transaction, contractId, toReceiverUuid));
      const details = { who: receiver.name, words: delegate.name };
      await sendEmailToSender(deps, transaction, contract, 'CONTRACT_DELEGATED', details);
      await updateSearchText(transaction, contractId);
      return describeOutcome(transaction, moved, { state: 'DELEGATED' });
    });
