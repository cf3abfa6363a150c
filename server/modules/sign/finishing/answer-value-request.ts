import type { Transaction } from 'kysely';
import { FINAL_CONFIRMATION } from '../../../../rules/final-confirmation.ts';
import type { NewEvent } from '../../../audit/events.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { listSenderCauses } from '../../contracts/core/send-alert-to-sender.ts';
import type { Field } from '../../contracts/core/contract.types.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { markAnswered, requestConsent } from '../../contracts/core/receiver-transitions.ts';
import { listReceivers, type ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { listAttachments, toNamedFiles } from '../../contracts/values/attachments.repository.ts';
import { createFinalValues, findFinalValue, type FinalValues } from '../../contracts/values/final-values.repository.ts';
import { removeSubmittedDraft } from '../../contracts/values/remove-typed.ts';
import { toRecordedValues } from '../../contracts/values/recorded-values.ts';
import { findRecordingFormat } from '../../contracts/values/recording-format.repository.ts';
import { createValueRequests, findOpenRequest } from '../../contracts/values/value-requests.repository.ts';
import { performOnceAsReceiver } from '../shared/perform-as-receiver.ts';
import { requireOwnTurn } from '../shared/lock-for-receiver.ts';
import { hasActed } from '../shared/reach.ts';
import { advanceTurn } from './advance-turn.ts';
import { describeOutcome } from './describe-outcome.ts';
import { hasOpenRequests } from './has-open-requests.ts';
import { createReadNewValues } from './read-new-values.ts';

/** Accepts new values from a receiver who had signed and got a value request. */
export function createAnswerValueRequest(deps: Deps): OperationHandler<'answerValueRequest'> {
  const { outbox, secrets } = deps;
  const finals = createFinalValues(secrets);
  const requests = createValueRequests(secrets);
  const readAnswer = createReadNewValues(deps);

  /** Asks the finished receivers who see these values to agree to the change. */
  async function askOthers(
    transaction: Transaction<DB>,
    contract: ContractRow,
    { receiverUuid }: ReceiverRow,
    { valueRequestUuid, message }: { valueRequestUuid: string; message: string },
  ) {
    if (contract.settings.showOthers === 'NONE') return;
    const others = (await listReceivers(transaction, contract.contractId)).filter(
      (other) => hasActed(other) && other.receiverUuid !== receiverUuid,
    );
    await requests.askForConsent(
      transaction,
      valueRequestUuid,
      others.map((other) => other.receiverUuid),
    );
    const notifier = createNotifier(transaction, outbox, contract);
    for (const other of others) {
      await requestConsent(transaction, other);
      await notifier.tell('VALUE_CHANGED', other, { reason: message });
    }
  }

  return async (call) =>
    performOnceAsReceiver(deps, 'answerValueRequest', call, async (context) => {
      const { transaction, contract, receiver, at, by } = context;
      requireOwnTurn(context);
      const { contractId, receiverUuid } = receiver;
      const request = await findOpenRequest(transaction, receiverUuid);
      if (request?.valueRequestUuid !== call.path.valueRequestId) throw new DomainError('NOT_FOUND');
      const { fieldIds, valueRequestUuid } = request;
      const asked = { fieldIds, version: call.body.version, at };
      const { fields, before, after } = await readAnswer(transaction, receiver, asked);
      const attached = toNamedFiles(await listAttachments(transaction, receiverUuid));
      const telling = await findRecordingFormat(transaction, contractId);
      const changed = fields.filter((field) => isChanged(field, before, after));
      const data = {
        receiverUuid,
        requestId: valueRequestUuid,
        before: toRecordedValues(changed, before, attached, telling),
        after: toRecordedValues(changed, after, attached, telling),
      };
      await finals.keep(transaction, receiverUuid, after);
      context.drop(await removeSubmittedDraft(transaction, receiverUuid, [before, after], fields));
      const events: NewEvent[] = [
        { kind: 'FINAL_CONFIRMED', at, ...by, data: { receiverUuid, version: FINAL_CONFIRMATION.version } },
        { kind: 'VALUE_CHANGED', at, ...by, data },
      ];
      const causes = listSenderCauses(contract, { kind: 'VALUE_ANSWERED', who: receiver.name });
      await appendEvents(transaction, contractId, events, causes);
      await requests.keepAnswer(transaction, valueRequestUuid, { before, after }, at);
      const self = await markAnswered(transaction, receiver, await hasOpenRequests(secrets, transaction, receiverUuid));
      if (changed.length > 0) await askOthers(transaction, contract, receiver, request);
      return describeOutcome(transaction, await advanceTurn(deps, transaction, contract, at), self);
    });
}

const isChanged = ({ fieldId }: Field, before: FinalValues, after: FinalValues) =>
  findFinalValue(before, fieldId) !== findFinalValue(after, fieldId);
