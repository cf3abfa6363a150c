import type { Transaction } from 'kysely';
import { senderMail } from '../../../content/mails/sender-mails.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandlers } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { keepSearchable, type ContractRow } from '../../contracts/core/contracts.repository.ts';
import { endTurns, markRejected, replaceByDelegate } from '../../contracts/core/receiver-transitions.ts';
import { markMoved, rejectContract } from '../../contracts/core/transitions.ts';
import { maskedContact } from '../../contracts/core/masked-contact.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { changeReceiver, listReceivers, requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { seatsByEmail, showTo } from '../../contracts/sending/send-contract.ts';
import { findSenderEmail } from '../../contracts/core/sender.repository.ts';
import { requireReason } from '../../contracts/core/texts.ts';
import { giveFieldsTo, readDelegate } from '../shared/delegate.ts';
import { removeAllTyped } from '../../contracts/values/remove-typed.ts';
import { hasFinal } from '../../contracts/values/final-values.repository.ts';
import { describeOutcome } from '../shared/finish.ts';
import { performOnceAsReceiver, type ReceiverContext } from '../shared/perform-as-receiver.ts';
import { requireUnheld } from '../shared/place.ts';
import { hasActed } from '../shared/reach.ts';

/** What a receiver does instead of signing. */
export function createEndingHandlers(deps: Deps) {
  const { config, outbox } = deps;

  async function tellSender(
    transaction: Transaction<DB>,
    { contractId, title, organizationMemberUuid }: ContractRow,
    kind: 'CONTRACT_DECLINED' | 'CONTRACT_DELEGATED',
    said: { who: string; words: string },
  ) {
    const email = await findSenderEmail(transaction, organizationMemberUuid);
    if (email === null) return;
    const mail = senderMail(email, kind, { title, publicUrl: config.publicUrl, contractId, ...said });
    await outbox.enqueue(transaction, mail, { contractId, receiverUuid: null, linkVersion: null });
  }

  return {
    async rejectContract(call) {
      const reason = requireReason(call.body.reason);
      return performOnceAsReceiver(deps, 'rejectContract', call, async (context) => {
        const { transaction, contract, receiver, at, by } = context;
        // Also whoever should agree to what another one has changed.
        requireWaitedFor(context);
        const { contractId, receiverUuid } = receiver;
        await markRejected(transaction, receiver, at);
        await rejectContract(transaction, contract, reason);
        await endTurns(transaction, contractId);
        await appendEvents(transaction, contractId, [{ kind: 'DECLINED', at, ...by, data: { receiverUuid, reason } }]);
        const notifier = createNotifier(transaction, outbox, contract);
        for (const other of await listReceivers(transaction, contractId)) {
          if (!(await hasFinal(transaction, other.receiverUuid)))
            context.drop(await removeAllTyped(transaction, other.receiverUuid));
          const isTold = other.notifiedAt !== null && other.state !== 'DELEGATED';
          if (isTold && other.receiverUuid !== receiverUuid) await notifier.tell('SIGN_DECLINED', other);
        }
        await tellSender(transaction, contract, 'CONTRACT_DECLINED', { who: receiver.name, words: reason });
        return describeOutcome(transaction, call.caller);
      });
    },
    async delegateSigning(call) {
      return performOnceAsReceiver(deps, 'delegateSigning', call, async (context) => {
        const { transaction, contract, receiver, at, by } = context;
        requireWaitedFor(context);
        const { contractId, receiverUuid } = receiver;
        // Whoever has acted is asked for something again, and answers that themselves.
        const isAskedAgain = hasActed(receiver) || (await hasFinal(transaction, receiverUuid));
        if (!contract.settings.allowDelegate || isAskedAgain) throw new DomainError('DELEGATION_NOT_ALLOWED');
        if (receiver.delegatedFrom !== null) throw new DomainError('ALREADY_DELEGATED');
        const delegate = readDelegate(call.body, receiver);
        const toReceiverUuid = await replaceByDelegate(transaction, receiver, delegate, at);
        await giveFieldsTo(transaction, receiver, toReceiverUuid);
        context.drop(await removeAllTyped(transaction, receiverUuid));
        const seats = await seatsByEmail(transaction, contract.organizationUuid, [delegate]);
        for (const organizationMemberUuid of seats.values()) {
          await changeReceiver(transaction, toReceiverUuid, { organizationMemberUuid });
          await showTo(transaction, organizationMemberUuid, contractId);
        }
        const [before, after] = [maskedContact(receiver), maskedContact(delegate)];
        const data = { receiverUuid, toReceiverUuid, before, after };
        await appendEvents(transaction, contractId, [{ kind: 'DELEGATED', at, ...by, data }]);
        await markMoved(transaction, contract);
        const notifier = createNotifier(transaction, outbox, contract);
        await notifier.tell('SIGN_REQUEST', await requireReceiver(transaction, contractId, toReceiverUuid));
        await tellSender(transaction, contract, 'CONTRACT_DELEGATED', { who: receiver.name, words: delegate.name });
        await keepSearchable(transaction, contractId);
        return describeOutcome(transaction, call.caller);
      });
    },
  } satisfies Partial<OperationHandlers>;
}

function requireWaitedFor({ contract, receiver }: ReceiverContext) {
  if (receiver.hasTurn) requireUnheld(contract);
  if (!receiver.hasTurn || contract.sealState !== 'NONE') throw new DomainError('ALREADY_ACTED');
}
