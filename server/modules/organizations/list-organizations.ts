import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createMembershipsQuery, listInvitations } from './entries.repository.ts';

export function createListOrganizations(deps: Deps): OperationHandler<'listOrganizations'> {
  const { database, now } = deps;
  const listMemberships = createMembershipsQuery(deps);

  return ({ query, caller }) =>
    query.memberStatusType === 'INVITED'
      ? listInvitations(database, caller.email, now())
      : listMemberships(caller.userUuid, caller.member?.organizationMemberUuid ?? null, now());
}
