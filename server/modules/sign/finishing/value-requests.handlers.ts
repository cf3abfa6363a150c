import type { Transaction } from 'kysely';
import { FINAL_CONFIRMATION } from '../../../../rules/final-confirmation.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandlers } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import type { Field } from '../../contracts/core/contract.types.ts';
import { readContents, type ContractRow } from '../../contracts/core/contracts.repository.ts';
import { createNotifier } from '../../contracts/core/notify.ts';
import { markAnswered, markReconfirmed, requestConsent } from '../../contracts/core/receiver-transitions.ts';
import { listReceivers, type ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { listAttachments, namedFiles } from '../../contracts/values/attachments.repository.ts';
import { createDrafts, type SignDraft } from '../../contracts/values/drafts.repository.ts';
import { fillIn } from '../../contracts/values/fill-in.ts';
import { createFinalValues, finalValueOf, type FinalValues } from '../../contracts/values/final-values.repository.ts';
import { removeTyped } from '../../contracts/values/remove-typed.ts';
import { advanceTurn, describeOutcome } from '../shared/finish.ts';
import { requireFittingTexts } from '../../contracts/values/fitting-texts.ts';
import { orHold } from '../shared/or-hold.ts';
import { performOnceAsReceiver } from '../shared/perform-as-receiver.ts';
import { requireOwnTurn, requireUnheld } from '../shared/place.ts';
import { hasActed } from '../shared/reach.ts';
import { findTelling, tellFilled } from '../../contracts/values/tell-filled.ts';
import { createValueRequests, findOpenRequest } from '../shared/value-requests.repository.ts';

/** What the sender asks one receiver for again, and what the others say to it. */
export function createValueRequestHandlers(deps: Deps) {
  const { outbox, patterns, secrets } = deps;
  const drafts = createDrafts(secrets);
  const finals = createFinalValues(secrets);
  const requests = createValueRequests(secrets);

  /** Only the fields that were asked for change, and what follows from them. */
  async function readAnswer(
    transaction: Transaction<DB>,
    receiver: ReceiverRow,
    { fieldIds, version, at }: { fieldIds: readonly string[]; version: number; at: Date },
  ) {
    const { contractId, receiverUuid } = receiver;
    const draft = await drafts.find(transaction, receiverUuid);
    if (draft.version !== version) throw new DomainError('VERSION_CONFLICT', { version: draft.version });
    const { fields } = await readContents(transaction, contractId);
    const all = await finals.listOf(transaction, contractId);
    const before = all.get(receiverUuid);
    if (!before) throw new DomainError('ALREADY_ACTED');
    const typed = typedOver(before, draft, new Set(fieldIds));
    const ground = { receiver, fields, finals: all, at };
    const given = await patterns.judge((fits) => fillIn(ground, typed, fits));
    const asked = fields.filter(({ fieldId }) => fieldIds.includes(fieldId));
    await requireFittingTexts(transaction, asked, given.values);
    const drawn = await drafts.listMarks(transaction, receiverUuid);
    const known = new Map([
      ...Object.entries(before.marks),
      ...drawn.map(({ markId, mark }) => [markId, mark] as const),
    ]);
    const used = new Set(Object.values(given.markRefs));
    const marks = Object.fromEntries([...known].filter(([markId]) => used.has(markId)));
    const after: FinalValues = { ...given, marks, annotations: before.annotations };
    return { fields, before, after };
  }

  /** Whoever had finished and sees what others fill in has to agree to it. */
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

  /** Whether something is left to answer or to agree to. */
  async function isStillAsked(transaction: Transaction<DB>, { receiverUuid }: ReceiverRow) {
    if ((await requests.findUnconfirmed(transaction, receiverUuid)) !== null) return true;
    return (await findOpenRequest(transaction, receiverUuid)) !== undefined;
  }

  return {
    async answerValueRequest(call) {
      return orHold(deps, call.caller.contractId, () =>
        performOnceAsReceiver(deps, 'answerValueRequest', call, async (context) => {
          const { transaction, contract, receiver, at, by } = context;
          requireOwnTurn(context);
          const { contractId, receiverUuid } = receiver;
          const request = await findOpenRequest(transaction, receiverUuid);
          if (request?.valueRequestUuid !== call.path.valueRequestId) throw new DomainError('NOT_FOUND');
          const { fieldIds, valueRequestUuid } = request;
          const asked = { fieldIds, version: call.body.version, at };
          const { fields, before, after } = await readAnswer(transaction, receiver, asked);
          const attached = namedFiles(await listAttachments(transaction, receiverUuid));
          const telling = await findTelling(transaction, contractId);
          const changed = fields.filter((field) => isChanged(field, before, after));
          const data = {
            receiverUuid,
            requestId: valueRequestUuid,
            before: tellFilled(changed, before, attached, telling),
            after: tellFilled(changed, after, attached, telling),
          };
          await finals.keep(transaction, receiverUuid, after);
          context.drop(await removeTyped(transaction, receiverUuid, [before, after], fields));
          await appendEvents(transaction, contractId, [
            { kind: 'FINAL_CONFIRMED', at, ...by, data: { receiverUuid, version: FINAL_CONFIRMATION.version } },
            { kind: 'VALUE_CHANGED', at, ...by, data },
          ]);
          await requests.keepAnswer(transaction, valueRequestUuid, { before, after }, at);
          await markAnswered(transaction, receiver, await isStillAsked(transaction, receiver));
          if (changed.length > 0) await askOthers(transaction, contract, receiver, request);
          await advanceTurn(deps, transaction, contract, at);
          return describeOutcome(transaction, call.caller);
        }),
      );
    },
    async consentToValues(call) {
      return orHold(deps, call.caller.contractId, () =>
        performOnceAsReceiver(deps, 'consentToValues', call, async ({ transaction, contract, receiver, at, by }) => {
          const { contractId, receiverUuid } = receiver;
          requireUnheld(contract);
          if (contract.sealState !== 'NONE') throw new DomainError('ALREADY_ACTED');
          const requestId = call.path.valueRequestId;
          if (!(await requests.consent(transaction, requestId, receiverUuid, at))) throw new DomainError('NOT_FOUND');
          const data = { receiverUuid, requestId };
          await appendEvents(transaction, contractId, [{ kind: 'RECONFIRMED', at, ...by, data }]);
          await markReconfirmed(transaction, receiver, await isStillAsked(transaction, receiver));
          await advanceTurn(deps, transaction, contract, at);
          return describeOutcome(transaction, call.caller);
        }),
      );
    },
  } satisfies Partial<OperationHandlers>;
}

function typedOver(before: FinalValues, draft: SignDraft, asked: ReadonlySet<string>) {
  const only = (entries: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(entries).filter(([fieldId]) => asked.has(fieldId)));
  return {
    values: { ...before.values, ...only(draft.values) },
    markRefs: { ...before.markRefs, ...only(draft.markRefs) },
  };
}

const isChanged = ({ fieldId }: Field, before: FinalValues, after: FinalValues) =>
  finalValueOf(before, fieldId) !== finalValueOf(after, fieldId);
