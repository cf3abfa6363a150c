import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { rememberSeat } from '../accounts/accounts.repository.ts';
import { createSessionRepository } from '../accounts/sessions.repository.ts';
import { findOwnSeat } from '../organizations/seats.repository.ts';

export function createSwitchOrganization(deps: Deps): OperationHandler<'switchOrganization'> {
  const { database } = deps;
  const sessions = createSessionRepository(deps);

  return async ({ path, caller }) => {
    const seat = await findOwnSeat(database, path.organizationMemberUuid, caller.userUuid);
    if (!seat) throw new DomainError('NOT_FOUND');
    if (!seat.stands) throw new DomainError('MEMBER_NOT_ACTIVE');
    return database.transaction().execute(async (transaction) => {
      await rememberSeat(transaction, caller.userUuid, path.organizationMemberUuid);
      return sessions.moveTo(transaction, caller.familyUuid, path.organizationMemberUuid);
    });
  };
}
