import type { Transaction } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { deleteUnusedBytes } from '../../files/stored-bytes.ts';
import { updateSearchText } from '../core/contracts.repository.ts';
import { findSeatsByEmail, removeFromMemberLists, addToMemberLists } from '../core/entries.repository.ts';
import { maskContact } from '../core/mask-contact.ts';
import { createNotifier } from '../core/notify.ts';
import { performAsMember } from '../core/perform.ts';
import { restartReceiver } from '../core/receiver-transitions.ts';
import { updateReceiver, requireReceiver, type ReceiverRow } from '../core/receivers.repository.ts';
import { requireEditableContract, requireVerifiedMember } from '../core/contract-permissions.ts';
import { bumpContract } from '../core/transitions.ts';
import { hasFinalValues } from '../values/final-values.repository.ts';
import { removeTypedValues } from '../values/remove-typed.ts';
import { createContractDescriber } from '../views/contract-view.ts';
import { readCorrection } from './read-correction.ts';
import { requireContactDetails } from './require-contact-details.ts';
import { requireRunningContract } from './require-running-contract.ts';
import { hasDocumentAccess } from './require-turn.ts';

const OPEN_STATES: ReadonlySet<ReceiverRow['state']> = new Set<ReceiverRow['state']>([
  'WAITING',
  'NOTIFIED',
  'OPENED',
  'VERIFIED',
]);

export function createCorrectReceiver(deps: Deps): OperationHandler<'correctReceiver'> {
  const { database, now, secrets } = deps;
  const views = createContractDescriber(deps);

  return async (call) => {
    const { path, caller } = call;
    requireVerifiedMember(caller, now());
    await requireEditableContract(database, path.contractId, caller);
    const change = readCorrection(secrets, call.body);
    const dropped: string[] = [];
    await performAsMember(deps, 'correctReceiver', call, async ({ transaction, contract, at, by }) => {
      requireRunningContract(contract, at);
      const { contractId } = contract;
      const before = await requireReceiver(transaction, contractId, path.receiverUuid);
      // A receiver who is asked for values again has signed, so nobody can replace them.
      const isDone = !OPEN_STATES.has(before.state) || (await hasFinalValues(transaction, before.receiverUuid));
      if (isDone) throw new DomainError('RECEIVER_DONE');
      requireContactDetails({ ...before, ...change });
      const { receiverUuid } = before;
      const isOther = isOtherPerson(before, { ...before, ...change });
      const seats = await findSeatsByEmail(transaction, contract.organizationUuid, [{ ...before, ...change }]);
      const seat = [...seats.values()][0] ?? null;
      const corrected = { ...change, organizationMemberUuid: seat };
      const after = isOther
        ? await restartReceiver(transaction, before, corrected, at)
        : await updateReceiver(transaction, receiverUuid, corrected);
      await moveEntry(transaction, contractId, before.organizationMemberUuid, seat);
      if (change.accessCodeHash !== undefined)
        await appendEvents(transaction, contractId, [
          { kind: 'ACCESS_CODE_CHANGED', at, ...by, data: { receiverUuid } },
        ]);
      if (isOther) {
        dropped.push(...(await removeTypedValues(transaction, receiverUuid)));
        const data = { receiverUuid, before: maskContact(before), after: maskContact(after) };
        await appendEvents(transaction, contractId, [{ kind: 'CONTACT_CORRECTED', at, ...by, data }]);
        if (hasDocumentAccess(after)) {
          await deps.credits.holdDocumentAgain(transaction, contract);
          await createNotifier(transaction, deps.outbox, contract).tell('SIGN_REQUEST', after);
        }
      }
      await bumpContract(transaction, contract);
      await updateSearchText(transaction, contractId);
      return { receiverUuid };
    });
    for (const sha256 of dropped) await deleteUnusedBytes(deps, sha256);
    const contract = await requireEditableContract(database, path.contractId, caller);
    const receiver = await requireReceiver(database, contract.contractId, path.receiverUuid);
    return views.viewReceiver(receiver, contract, caller);
  };
}

const isOtherPerson = (before: ReceiverRow, after: ReceiverRow) =>
  before.name !== after.name || before.email !== after.email || before.phone !== after.phone;

async function moveEntry(
  transaction: Transaction<DB>,
  contractId: string,
  before: string | null,
  after: string | null,
) {
  if (before === after) return;
  if (after !== null) await addToMemberLists(transaction, after, contractId);
  if (before !== null) await removeFromMemberLists(transaction, before, contractId);
}
