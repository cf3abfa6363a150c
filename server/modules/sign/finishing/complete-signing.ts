import { FINAL_CONFIRMATION } from '../../../../rules/final-confirmation.ts';
import type { NewEvent, UsedLink } from '../../../audit/events.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { listSenderCauses } from '../../contracts/core/send-alert-to-sender.ts';
import { readContents } from '../../contracts/core/contents.repository.ts';
import { markApproved, markSigned } from '../../contracts/core/receiver-transitions.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { listAttachments, toNamedFiles } from '../../contracts/values/attachments.repository.ts';
import { createDrafts } from '../../contracts/values/drafts.repository.ts';
import { computeFinalValues } from '../../contracts/values/fill-in.ts';
import { createFinalValues, type FinalValues } from '../../contracts/values/final-values.repository.ts';
import { removeSubmittedDraft } from '../../contracts/values/remove-typed.ts';
import { advanceTurn } from './advance-turn.ts';
import { describeOutcome } from './describe-outcome.ts';
import { requireTextsThatFit } from '../../contracts/values/fitting-texts.ts';
import { performOnceAsReceiver, type ReceiverContext } from '../shared/perform-as-receiver.ts';
import { requireOwnTurn } from '../shared/lock-for-receiver.ts';
import { findSession } from '../shared/sessions.repository.ts';
import { toRecordedValues } from '../../contracts/values/recorded-values.ts';
import { findRecordingFormat } from '../../contracts/values/recording-format.repository.ts';

type Finishing = ReceiverContext & { link: UsedLink | null };

/**
 * Completes a receiver's part: all of their values become final, or none. Receivers who finish at the same time are
 * processed one after the other, and so is a cancellation.
 */
export function createCompleteSigning(deps: Deps): OperationHandler<'completeSigning'> {
  const { patterns, secrets } = deps;
  const drafts = createDrafts(secrets);
  const finals = createFinalValues(secrets);

  async function sign(finishing: Finishing, version: number) {
    const { transaction, receiver, at, by, link } = finishing;
    const { contractId, receiverUuid } = receiver;
    const { finals: earlier, unreadable } = await finals.readAll(transaction, contractId);
    // answerValueRequest takes requested values.
    if (earlier.has(receiverUuid) || unreadable.has(receiverUuid)) throw new DomainError('ALREADY_ACTED');
    const draft = await drafts.find(transaction, receiverUuid);
    if (draft.version !== version) throw new DomainError('VERSION_CONFLICT', { version: draft.version });
    const contents = await readContents(transaction, contractId);
    const { fields } = contents;
    const ground = { receiver, fields, finals: earlier, at };
    const answers = await patterns.judge((fits) => computeFinalValues(ground, draft, fits));
    await requireTextsThatFit(transaction, fields, answers.values);
    const marks = await drafts.listMarks(transaction, receiverUuid);
    const used = new Set(Object.values(answers.markRefs));
    const final: FinalValues = {
      ...answers,
      marks: Object.fromEntries(marks.flatMap(({ markId, mark }) => (used.has(markId) ? [[markId, mark]] : []))),
      annotations: draft.annotations,
    };
    const attached = toNamedFiles(await listAttachments(transaction, receiverUuid));
    const format = await findRecordingFormat(transaction, contractId);
    const filled = toRecordedValues(fields, final, attached, format);
    await finals.keep(transaction, receiverUuid, final);
    const dropped = await removeSubmittedDraft(transaction, receiverUuid, [final], fields);
    const events: NewEvent[] = [
      { kind: 'FINAL_CONFIRMED', at, ...by, data: { receiverUuid, version: FINAL_CONFIRMATION.version } },
      { kind: 'SIGNED', at, ...by, data: { receiverUuid, ...filled, ...(link && { link }) } },
    ];
    await appendEvents(transaction, contractId, events, listCauses(finishing));
    const self = await markSigned(transaction, receiver, at);
    const read = {
      contents,
      firstPages: format.firstPages,
      given: { finals: new Map(earlier).set(receiverUuid, final), unreadable },
      receivers: replaceSelf(finishing, self),
    };
    return { self, read, dropped };
  }

  return async (call) =>
    performOnceAsReceiver(deps, 'completeSigning', call, async (context) => {
      const { transaction, contract, receiver, at } = context;
      requireOwnTurn(context);
      const { link } = await findSession(transaction, call.caller.sessionUuid);
      if (receiver.role === 'APPROVER') {
        const self = await approve({ ...context, link });
        const receivers = replaceSelf(context, self);
        return describeOutcome(transaction, await advanceTurn(deps, transaction, contract, at, { receivers }), self);
      }
      const { self, read, dropped } = await sign({ ...context, link }, call.body.version);
      context.drop(dropped);
      return describeOutcome(transaction, await advanceTurn(deps, transaction, contract, at, read), self);
    });
}

/** Returns the receivers as they are now. With the contract locked, only this one has changed. */
const replaceSelf = ({ receivers }: ReceiverContext, self: ReceiverRow) =>
  receivers.map((receiver) => (receiver.receiverUuid === self.receiverUuid ? self : receiver));

/** Lists the sender's alert causes. Senders who sign their own contract get none. */
const listCauses = ({ contract, receiver }: Finishing) =>
  receiver.organizationMemberUuid === contract.organizationMemberUuid
    ? []
    : listSenderCauses(contract, { kind: 'SIGNED', who: receiver.name });

async function approve(finishing: Finishing) {
  const { transaction, receiver, at, by, link } = finishing;
  const { contractId, receiverUuid } = receiver;
  const events: NewEvent[] = [
    { kind: 'FINAL_CONFIRMED', at, ...by, data: { receiverUuid, version: FINAL_CONFIRMATION.version } },
    { kind: 'APPROVED', at, ...by, data: { receiverUuid, ...(link && { link }) } },
  ];
  await appendEvents(transaction, contractId, events, listCauses(finishing));
  return markApproved(transaction, receiver, at);
}
