import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { FIRST_STEPS_FORM } from '../../content/store/first-form.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { performOnce, toMemberActor } from '../contracts/core/perform.ts';
import { dispatchContract } from '../contracts/sending/dispatch-contract.ts';
import { prepareContract } from '../contracts/sending/prepare-contract.ts';
import { DELIVER_MESSAGE } from '../messages/outbox.ts';
import { processStoreForm } from '../template-store/form-files.ts';
import { findKnownForm } from '../template-store/store-templates.ts';
import { createFirstDraft } from './create-first-draft.ts';

/**
 * Sends a form from the store to the caller alone, to show new users both the sender's and the receiver's side. It is
 * an ordinary contract, counted and charged like any other. If it can't be sent, nothing is stored.
 */
export const createSendFirstContract =
  (deps: Deps): OperationHandler<'sendFirstContract'> =>
  async (call) => {
    const { caller, client } = call;
    const form = findKnownForm(FIRST_STEPS_FORM.code);
    if (!form) throw new Error(`The store has no form ${FIRST_STEPS_FORM.code}.`);
    const taken = await processStoreForm(deps, form);
    const answer = await performOnce(deps, 'sendFirstContract', { ...call, path: {} }, async (transaction) => {
      const { contract, receiverUuid } = await createFirstDraft(deps, transaction, { form, taken, caller });
      const sentBy = caller.member.organizationMemberUuid;
      const sendsAt = await readDatabaseTime(transaction);
      const ready = await prepareContract(deps, contract, { sentBy, sendsAt }, transaction);
      const { contractId } = await dispatchContract(deps, transaction, ready, { actor: toMemberActor(caller), client });
      return { contractId, receiverUuid };
    });
    deps.wakeWorkers(DELIVER_MESSAGE);
    return answer;
  };
