import type { Transaction } from 'kysely';
import { FINAL_CONFIRMATION } from '../../../rules/final-confirmation.ts';
import type { LinkUsed } from '../../audit/events.ts';
import type { ReceiverCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Client, OperationHandlers } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { appendEvents } from '../audit/contract-events.repository.ts';
import { readContents } from '../contracts/contracts.repository.ts';
import { markApproved, markSigned } from '../contracts/core/receiver-transitions.ts';
import type { ReceiverRow } from '../contracts/receivers.repository.ts';
import { dropBytes } from '../files/stored-bytes.ts';
import { actOf, doOnce } from '../idempotency/once.ts';
import { listAttachments, namedFiles } from './attachments.repository.ts';
import { byReceiver } from './by-receiver.ts';
import { createDrafts } from './drafts.repository.ts';
import { fillIn } from './fill-in.ts';
import { createFinalValues, hasFinal, type FinalValues } from './final-values.repository.ts';
import { clearAway, advanceTurn, outcomeOf } from './finish.ts';
import { requireFittingTexts } from './fitting-texts.ts';
import { orHold } from './or-hold.ts';
import { requireTurnToSign } from './place.ts';
import { findSession } from './sessions.repository.ts';
import { findTelling, tellFilled } from './tell-filled.ts';

type Finishing = { receiver: ReceiverRow; at: Date; link: LinkUsed | null; client: Client };

/** The last step of a receiver: what he typed becomes what he gives, all at once or not at all. */
export function createFinishingHandlers(deps: Deps) {
  const { database, files, patterns, secrets, wakeWorkers } = deps;
  const drafts = createDrafts(secrets);
  const finals = createFinalValues(secrets);

  async function sign(
    transaction: Transaction<DB>,
    { receiver, at, link, version, client }: Finishing & { version: number },
  ) {
    const { contractId, receiverUuid } = receiver;
    const draft = await drafts.find(transaction, receiverUuid);
    if (draft.version !== version) throw new DomainError('VERSION_CONFLICT', { version: draft.version });
    const { fields } = await readContents(transaction, contractId);
    const ground = { receiver, fields, finals: await finals.listOf(transaction, contractId), at };
    const given = await patterns.judge((fits) => fillIn(ground, draft, fits));
    await requireFittingTexts(transaction, fields, given.values);
    const marks = await drafts.listMarks(transaction, receiverUuid);
    const used = new Set(Object.values(given.markRefs));
    const final: FinalValues = {
      ...given,
      marks: Object.fromEntries(marks.flatMap(({ markId, mark }) => (used.has(markId) ? [[markId, mark]] : []))),
      annotations: draft.annotations,
    };
    const attached = namedFiles(await listAttachments(transaction, receiverUuid));
    const told = tellFilled(fields, final, attached, await findTelling(transaction, contractId));
    await finals.keep(transaction, receiverUuid, final);
    const dropped = await clearAway(transaction, receiverUuid, [final], fields);
    const by = byReceiver(receiver, client);
    await appendEvents(transaction, contractId, [
      { kind: 'FINAL_CONFIRMED', at, ...by, data: { receiverUuid, version: FINAL_CONFIRMATION.version } },
      { kind: 'SIGNED', at, ...by, data: { receiverUuid, ...told, ...(link && { link }) } },
    ]);
    await markSigned(transaction, receiver, at);
    return dropped;
  }

  /** Locks the contract: of several last ones one comes after the other, and a cancellation before or after all of it. */
  async function finish(transaction: Transaction<DB>, caller: ReceiverCaller, version: number, client: Client) {
    const { contract, receiver, at } = await requireTurnToSign(transaction, caller);
    // What was asked for again is answered by another call.
    if (await hasFinal(transaction, receiver.receiverUuid)) throw new DomainError('ALREADY_ACTED');
    const { link } = await findSession(transaction, caller.sessionUuid);
    const finishing = { receiver, at, link, client };
    const dropped = receiver.role === 'SIGNER' ? await sign(transaction, { ...finishing, version }) : [];
    if (receiver.role === 'APPROVER') await approve(transaction, finishing);
    await advanceTurn(deps, transaction, contract, at);
    return dropped;
  }

  return {
    async completeSigning({ body, caller, client, idempotencyKey }) {
      const act = actOf('completeSigning', caller, idempotencyKey, { body });
      const dropped: string[] = [];
      const outcome = await orHold(deps, caller.contractId, () =>
        database.transaction().execute((transaction) =>
          doOnce(transaction, act, async () => {
            dropped.push(...(await finish(transaction, caller, body.version, client)));
            return outcomeOf(transaction, caller);
          }),
        ),
      );
      wakeWorkers();
      for (const sha256 of dropped) await dropBytes({ database, files }, sha256);
      return outcome;
    },
  } satisfies Partial<OperationHandlers>;
}

async function approve(transaction: Transaction<DB>, { receiver, at, link, client }: Finishing) {
  const { contractId, receiverUuid } = receiver;
  const by = byReceiver(receiver, client);
  await appendEvents(transaction, contractId, [
    { kind: 'FINAL_CONFIRMED', at, ...by, data: { receiverUuid, version: FINAL_CONFIRMATION.version } },
    { kind: 'APPROVED', at, ...by, data: { receiverUuid, ...(link && { link }) } },
  ]);
  await markApproved(transaction, receiver, at);
}
