import type { LinkUsed } from '../../../audit/events.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { databaseTime, requireContract } from '../../contracts/core/contracts.repository.ts';
import type { ActContext } from '../../contracts/core/perform.ts';
import { markOpened, markVerified } from '../../contracts/core/receiver-transitions.ts';
import { markMoved } from '../../contracts/core/transitions.ts';
import { requireReceiver, type ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { markLinkOpened } from '../../messages/receiver-links.ts';
import { createAdmissions, isVerified } from '../shared/admission.ts';
import { createLetters } from './letter.ts';
import { orHold } from '../shared/or-hold.ts';
import { performAsReceiver } from '../shared/perform-as-receiver.ts';
import { findDeadEnd, requireReach } from '../shared/reach.ts';
import {
  findLink,
  findSession,
  markSessionVerified,
  openSession,
  type ReceiverSession,
} from '../shared/sessions.repository.ts';

/** From a link to the first step. */
export function createOpeningHandlers(deps: Deps) {
  const { database, now } = deps;
  const admissions = createAdmissions(deps);
  const letters = createLetters(deps);

  return {
    async openLink({ body }) {
      const link = await findLink(database, body.linkToken);
      if (!link) throw new DomainError('LINK_WRONG');
      const contract = await requireContract(database, link.contractId);
      const receiver = await requireReceiver(database, link.contractId, link.receiverUuid);
      const isOld = link.linkVersion !== receiver.linkVersion && contract.status !== 'CANCELLED';
      if (isOld) throw new DomainError('LINK_OVER');
      const end = await findDeadEnd(database, contract, receiver, await databaseTime(database));
      const session = await openSession(database, link, body.device, now());
      const admission = await admissions.admit(database, receiver, session, 'verify');
      if (end) throw new DomainError(end.code, { deadEnd: { ...end.deadEnd, accessJwt: admission.accessJwt } });
      return {
        ...admission,
        letter: await letters.write(database, contract, receiver),
      };
    },
    async getArrival({ caller }) {
      const contract = await requireContract(database, caller.contractId);
      const receiver = await requireReceiver(database, caller.contractId, caller.receiverUuid);
      await requireReach(database, contract, receiver, await databaseTime(database));
      const session = await findSession(database, caller.sessionUuid);
      return {
        scope: caller.scope,
        steps: await admissions.stepsOf(database, receiver, session),
        letter: await letters.write(database, contract, receiver),
      };
    },
    async openDocument(call) {
      const { contractId, sessionUuid } = call.caller;
      return orHold(deps, contractId, () =>
        performAsReceiver(deps, call, async (context) => {
          const { transaction, receiver, at } = context;
          const session = await findSession(transaction, sessionUuid);
          await markLinkOpened(transaction, sessionUuid, at);
          const opened = await recordOpened(context, session, receiver);
          if (!isVerified(opened, session)) return admissions.admit(transaction, opened, session, 'verify');
          const verified = await recordVerified(context, session, opened, now());
          return admissions.admit(transaction, verified, session, 'sign');
        }),
      );
    },
  } satisfies Partial<OperationHandlers>;
}

/** Once for each receiver: somebody acted, no robot looked. */
export async function recordOpened(
  { transaction, contract, at, by }: ActContext,
  { link }: { link: LinkUsed | null },
  receiver: ReceiverRow,
) {
  if (receiver.openedAt !== null) return receiver;
  const { contractId, receiverUuid } = receiver;
  const data = { receiverUuid, ...(link && { link }) };
  await appendEvents(transaction, contractId, [{ kind: 'LINK_OPENED', at, ...by, data }]);
  await markMoved(transaction, contract);
  return markOpened(transaction, receiver, at);
}

/** Once for each receiver; the browser is remembered each time. */
export async function recordVerified(
  { transaction, contract, at, by }: ActContext,
  { sessionUuid }: ReceiverSession,
  receiver: ReceiverRow,
  deviceAt: Date,
) {
  await markSessionVerified(transaction, sessionUuid, deviceAt);
  if (receiver.verifiedAt !== null) return receiver;
  const { contractId, receiverUuid, verifications: steps } = receiver;
  await appendEvents(transaction, contractId, [{ kind: 'VERIFIED', at, ...by, data: { receiverUuid, steps } }]);
  await markMoved(transaction, contract);
  return markVerified(transaction, receiver, at);
}
