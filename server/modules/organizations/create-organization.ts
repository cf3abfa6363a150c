import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findAccount } from '../accounts/accounts.repository.ts';
import { createMembershipsQuery } from './entries.repository.ts';
import { insertOrganization } from './organizations.repository.ts';
import { requireOrganizationName } from './require-organization-name.ts';

export function createCreateOrganization(deps: Deps): OperationHandler<'createOrganization'> {
  const { database, now } = deps;
  const listMemberships = createMembershipsQuery(deps);

  return async ({ body, caller }) => {
    const name = requireOrganizationName(body.name);
    const { organizationMemberUuid } = await database.transaction().execute(async (transaction) => {
      const { email } = await findAccount(transaction, caller.userUuid);
      return insertOrganization(transaction, name, { userUuid: caller.userUuid, email }, now());
    });
    const seats = await listMemberships(caller.userUuid, organizationMemberUuid, now());
    const entry = seats.find((seat) => seat.organizationMemberUuid === organizationMemberUuid);
    if (!entry) throw new DomainError('NOT_FOUND');
    return entry;
  };
}
