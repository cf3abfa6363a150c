import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeAnnualValidity } from '../accounts/annual-validity.ts';
import { createMembershipsQuery } from '../organizations/entries.repository.ts';
import { describeUser } from '../users/describe-user.ts';

export function createGetSession(deps: Deps): OperationHandler<'getSession'> {
  const { now } = deps;
  const listMemberships = createMembershipsQuery(deps);

  return async ({ caller }) => {
    const seats = await listMemberships(caller.userUuid, caller.member?.organizationMemberUuid ?? null, now());
    const present = seats.find((seat) => seat.organizationMemberUuid === caller.member?.organizationMemberUuid);
    return {
      user: describeUser(caller, caller),
      organization: present ?? null,
      annualVerification: describeAnnualValidity(caller.phoneVerifiedAt, now()),
    };
  };
}
