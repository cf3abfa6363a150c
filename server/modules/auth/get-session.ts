import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeAnnualValidity } from '../accounts/annual-validity.ts';
import { createListSeats } from '../organizations/entries.repository.ts';
import { describeUser } from '../users/describe-user.ts';

export function createGetSession(deps: Deps): OperationHandler<'getSession'> {
  const { now } = deps;
  const listSeats = createListSeats(deps);

  return async ({ caller }) => {
    const seats = await listSeats(caller.userUuid, caller.member?.organizationMemberUuid ?? null, now());
    const present = seats.find((seat) => seat.organizationMemberUuid === caller.member?.organizationMemberUuid);
    return {
      user: describeUser(caller, caller),
      organization: present ?? null,
      annualVerification: describeAnnualValidity(caller.phoneVerifiedAt, now()),
    };
  };
}
