import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { createRequireVisibleMark } from '../marks/visible-pictures.ts';
import { setGrants } from './grants.repository.ts';
import { insertSeal, requireSealCapacity } from './manage-seals.repository.ts';
import { writeLedgerEntry } from './ledger.repository.ts';
import { createRequireSealView } from './require-seal-view.ts';

export function createCreateCompanySeal(deps: Deps): OperationHandler<'createCompanySeal'> {
  const { database, now, secrets } = deps;
  const requireVisibleMark = createRequireVisibleMark(deps);
  const requireSealView = createRequireSealView(deps);

  return async ({ body, caller, idempotencyKey }) => {
    const at = now();
    requireVerifiedMember(caller, at);
    const name = requireName(body.name);
    await requireVisibleMark(body.mark, caller.member);
    const { organizationUuid, organizationMemberUuid: by } = caller.member;
    return rejectDuplicates(() =>
      database.transaction().execute((transaction) =>
        runOnce(transaction, identifyAction('createCompanySeal', caller, idempotencyKey, { body }), async () => {
          await requireSealCapacity(transaction, organizationUuid);
          const sealId = await insertSeal(transaction, secrets, { name, mark: body.mark, at }, caller);
          await writeLedgerEntry(transaction, { sealId, kind: 'ADDED', organizationMemberUuid: by, at });
          await setGrants(transaction, { sealId, organizationUuid }, body.users, { by, at });
          return requireSealView(transaction, sealId, caller);
        }),
      ),
    );
  };
}
