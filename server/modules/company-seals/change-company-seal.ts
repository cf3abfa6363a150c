import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { setGrants } from './grants.repository.ts';
import { lockSeal, updateSeal } from './manage-seals.repository.ts';
import { writeLedgerEntry } from './ledger.repository.ts';
import { normalizeNote } from './normalize-note.ts';
import { createRequireSealView } from './require-seal-view.ts';

const STATE_KINDS = { ACTIVE: 'RESUMED', SUSPENDED: 'SUSPENDED', DESTROYED: 'DESTROYED' } as const;

export function createChangeCompanySeal(deps: Deps): OperationHandler<'changeCompanySeal'> {
  const { database, now } = deps;
  const requireSealView = createRequireSealView(deps);

  return async ({ path: { sealId }, body, caller }) => {
    const at = now();
    requireVerifiedMember(caller, at);
    const { version, users, state } = body;
    const name = body.name === undefined ? undefined : requireName(body.name);
    const note = normalizeNote(body.note);
    const { organizationUuid, organizationMemberUuid: by } = caller.member;
    return rejectDuplicates(() =>
      database.transaction().execute(async (transaction) => {
        const before = await lockSeal(transaction, { sealId, version }, caller);
        await updateSeal(transaction, sealId, {
          version: version + 1,
          ...(name !== undefined && { name }),
          ...(state && { state }),
        });
        if (users) await setGrants(transaction, { sealId, organizationUuid }, users, { by, at, note });
        if (state && state !== before.state) {
          const kind = STATE_KINDS[state];
          await writeLedgerEntry(transaction, { sealId, kind, organizationMemberUuid: by, at, note });
        }
        return requireSealView(transaction, sealId, caller);
      }),
    );
  };
}
