import { DomainError } from '../../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createLockedError } from '../../accounts/locks.repository.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import type { VerificationStep } from '../../contracts/core/contract.types.ts';
import { findEarlierPlace } from '../../direct-urls/places/places.repository.ts';
import { releasePlace, revealVisitorContract } from '../../direct-urls/places/settle-visitor.ts';
import { createAdmissions, isVerified } from '../shared/admission.ts';
import { performAsReceiver } from '../shared/perform-as-receiver.ts';
import { findSession, passStep } from '../shared/sessions.repository.ts';
import { createReceiverSteps } from '../shared/steps.repository.ts';
import { admitToEarlierContract } from './admit-to-earlier-contract.ts';
import { createCheckProof, NewlyLockedError } from './check-proof.ts';
import { recordOpened, recordVerified } from './record-arrival.ts';
import { requireNextStep, STEPS_BY_PATH } from './verification-steps.ts';

export function createConfirmStep(deps: Deps): OperationHandler<'confirmStep'> {
  const { database, now } = deps;
  const steps = createReceiverSteps(deps);
  const admissions = createAdmissions(deps);
  const judgeProof = createCheckProof(deps);

  const recordLock = (call: InputOf<'confirmStep'>, step: VerificationStep) =>
    performAsReceiver(deps, call, async ({ transaction, receiver: { contractId, receiverUuid }, at, by }) => {
      const data = { receiverUuid, step };
      await appendEvents(transaction, contractId, [{ kind: 'VERIFICATION_LOCKED', at, ...by, data }]);
    });

  return async (call) => {
    const { path, body, caller } = call;
    const step = STEPS_BY_PATH[path.step];
    const { receiver: known } = await database
      .transaction()
      .execute((transaction) => requireNextStep(transaction, caller, step));
    const proof = await judgeProof(known, step, body).catch(async (error: unknown) => {
      if (!(error instanceof NewlyLockedError)) throw error;
      await recordLock(call, step);
      throw createLockedError(error.until, now());
    });
    return performAsReceiver(deps, call, async (context) => {
      const { transaction, contract, receiver, at, by } = context;
      const session = await findSession(transaction, caller.sessionUuid);
      // The receiver was replaced in the meantime, so this proof belongs to somebody else.
      if (receiver.linkVersion !== known.linkVersion) throw new DomainError('LINK_OVER');
      const { contractId, receiverUuid } = receiver;
      await steps.forget(transaction, { receiverUuid, step });
      const opened = await recordOpened(deps, context, session, receiver);
      await appendEvents(transaction, contractId, [
        { kind: 'STEP_VERIFIED', at, ...by, data: { receiverUuid, step, ...proof } },
      ]);
      const passed = await passStep(transaction, session, step);
      if (!isVerified(opened, passed)) return admissions.admit(transaction, opened, passed, 'verify');
      if (contract.isHidden) {
        const earlier = await findEarlierPlace(transaction, contractId);
        if (earlier) {
          const admission = await admitToEarlierContract(deps, transaction, earlier, {
            receiver,
            passed: passed.passed,
          });
          await releasePlace(deps, transaction, contract, at);
          return admission;
        }
        await revealVisitorContract(deps, transaction, contract);
      }
      const verified = await recordVerified(deps, context, passed, opened, now());
      return admissions.admit(transaction, verified, passed, 'sign');
    });
  };
}
