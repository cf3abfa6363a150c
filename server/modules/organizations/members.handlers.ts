import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { holdGivable, requireGivable } from './grantable-permissions.repository.ts';
import { findMember, listMembers } from './member-views.repository.ts';
import { handOver, holdChangeable, setPermissions, withdrawMember } from './members.repository.ts';
import { holdOrganization } from './organizations.repository.ts';

export function createMemberHandlers({ database, now }: Deps) {
  const requireMember = async (connection: Connection, caller: MemberCaller, organizationMemberUuid: string) => {
    const member = await findMember(connection, caller, organizationMemberUuid, now());
    if (!member) throw new DomainError('NOT_FOUND');
    return member;
  };

  return {
    listMembers: ({ query, caller }) => listMembers(database, caller, query, now()),
    async changePermissions({ body, caller }) {
      const target = await requireMember(database, caller, body.organizationMemberUuid);
      if (target.isOwner) throw new DomainError('OWNER_LOCKED');
      if (target.isMe) throw new DomainError('SELF_LOCKED');
      const { organizationMemberUuid, permissions } = body;
      await database.transaction().execute(async (transaction) => {
        await holdOrganization(transaction, caller.member.organizationUuid, 'seating');
        const givable = await holdGivable(transaction, caller.member.organizationUuid, caller.userUuid);
        const seat = await holdChangeable(transaction, caller, organizationMemberUuid, now());
        if (!seat) throw new DomainError('MEMBER_NOT_ACTIVE');
        const given = seat.isInvited ? permissions : permissions.filter((one) => !seat.permissions.includes(one));
        requireGivable(given, givable);
        await setPermissions(
          transaction,
          organizationMemberUuid,
          permissions,
          seat.isInvited ? caller.userUuid : undefined,
        );
      });
      return requireMember(database, caller, organizationMemberUuid);
    },
    async withdrawMember({ body, caller }) {
      const isWithdrawn = await database
        .transaction()
        .execute((transaction) => withdrawMember(transaction, caller, body.organizationMemberUuid, now()));
      if (isWithdrawn) return null;
      const target = await requireMember(database, caller, body.organizationMemberUuid);
      throw new DomainError(target.isOwner ? 'LAST_OWNER' : 'MEMBER_NOT_ACTIVE');
    },
    async handOverOwnership({ body, caller }) {
      await database.transaction().execute(async (transaction) => {
        await holdOrganization(transaction, caller.member.organizationUuid, 'closing');
        const target = await requireMember(transaction, caller, body.organizationMemberUuid);
        if (target.isMe) return;
        const { left, taken } = await handOver(transaction, caller, body.organizationMemberUuid);
        if (!left) throw new DomainError('FORBIDDEN');
        if (!taken) throw new DomainError('MEMBER_NOT_ACTIVE');
      });
      return null;
    },
  } satisfies Partial<OperationHandlers>;
}
