import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { createRequireVisibleMark } from '../marks/visible-pictures.ts';
import { setGrants } from './grants.repository.ts';
import { insertSeal, listSealSeats, lockSeal, updateSeal } from './manage-seals.repository.ts';
import { writeLedgerEntry } from './ledger.repository.ts';
import { normalizeNote } from './normalize-note.ts';
import { createRequireSealView } from './require-seal-view.ts';

export function createReplaceCompanySeal(deps: Deps): OperationHandler<'replaceCompanySeal'> {
  const { database, now, secrets } = deps;
  const requireVisibleMark = createRequireVisibleMark(deps);
  const requireSealView = createRequireSealView(deps);

  return async ({ path: { sealId }, body, caller, idempotencyKey }) => {
    const at = now();
    requireVerifiedMember(caller, at);
    const note = normalizeNote(body.note);
    await requireVisibleMark(body.mark, caller.member);
    const { organizationUuid, organizationMemberUuid: by } = caller.member;
    return database.transaction().execute((transaction) =>
      runOnce(
        transaction,
        identifyAction('replaceCompanySeal', caller, idempotencyKey, { path: { sealId }, body }),
        async () => {
          const { name } = await lockSeal(transaction, { sealId, version: body.version }, caller);
          const users = await listSealSeats(transaction, sealId);
          // This frees the name for another seal.
          await updateSeal(transaction, sealId, { state: 'DESTROYED', version: body.version + 1 });
          const nextId = await insertSeal(transaction, secrets, { name, mark: body.mark, at }, caller);
          await updateSeal(transaction, sealId, { replacedBy: nextId });
          await writeLedgerEntry(transaction, { sealId, kind: 'REPLACED', organizationMemberUuid: by, at, note });
          await writeLedgerEntry(transaction, { sealId: nextId, kind: 'ADDED', organizationMemberUuid: by, at, note });
          await setGrants(transaction, { sealId: nextId, organizationUuid }, users, { by, at });
          return requireSealView(transaction, nextId, caller);
        },
      ),
    );
  };
}
