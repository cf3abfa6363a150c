import { sql } from 'kysely';
import type { MemberCaller, Permission } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import { withAlertCauses, type AlertCause } from '../alerts/causes/cause-alerts.ts';
import { PERMISSIONS } from './permissions.ts';

/** Finds and locks a member or an open invitation, but never the owner. */
export const lockEditableMember = (
  transaction: Connection,
  { member }: MemberCaller,
  organizationMemberUuid: string,
  at: Date,
) =>
  transaction
    .selectFrom('organizationMembers')
    .select(['permissions', sql<boolean>`member_status_type = 'INVITED'`.as('isInvited')])
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .where('organizationUuid', '=', member.organizationUuid)
    .where('isOwner', '=', false)
    .where((where) =>
      where.or([
        where('memberStatusType', '=', 'ACCEPTED'),
        where.and([where('memberStatusType', '=', 'INVITED'), where('invitationExpiresAt', '>', at)]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();

type SetPermissions = {
  /** The user who answers for the invitation from now on. */
  invitedBy?: string | undefined;
  causes?: readonly AlertCause[];
};

export async function setPermissions(
  transaction: Connection,
  organizationMemberUuid: string,
  permissions: readonly Permission[],
  { invitedBy, causes = [] }: SetPermissions = {},
) {
  await withAlertCauses(transaction, causes)
    .updateTable('organizationMembers')
    .set({
      permissions: PERMISSIONS.filter((permission) => permissions.includes(permission)),
      ...(invitedBy !== undefined && { invitedBy }),
    })
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .execute();
}

/** Ends a membership. Returns false if the seat isn't active or is the owner's. */
export async function endMembership(
  transaction: Connection,
  { member }: MemberCaller,
  organizationMemberUuid: string,
  at: Date,
) {
  const ended = await transaction
    .updateTable('organizationMembers')
    .set({ memberStatusType: 'WITHDRAWN', endedAt: at })
    .where('organizationMemberUuid', '=', organizationMemberUuid)
    .where('organizationUuid', '=', member.organizationUuid)
    .where('memberStatusType', '=', 'ACCEPTED')
    .where('isOwner', '=', false)
    .returning('organizationMemberUuid')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Makes another member the owner. The previous owner keeps all permissions. Returns which of the two updates took
 * effect.
 */
export async function transferOwnership(
  connection: Connection,
  { member }: MemberCaller,
  organizationMemberUuid: string,
) {
  const set = (memberUuid: string, isOwner: boolean) =>
    connection
      .updateTable('organizationMembers')
      .set({ isOwner, permissions: [...PERMISSIONS] })
      .where('organizationMemberUuid', '=', memberUuid)
      .where('organizationUuid', '=', member.organizationUuid)
      .where('memberStatusType', '=', 'ACCEPTED')
      .where('isOwner', '=', !isOwner)
      .returning('organizationMemberUuid')
      .executeTakeFirst();
  const left = await set(member.organizationMemberUuid, false);
  const taken = await set(organizationMemberUuid, true);
  return { wasOwner: left !== undefined, isTaken: taken !== undefined };
}

export async function countOtherMembers(connection: Connection, { member }: MemberCaller) {
  const { others } = await connection
    .selectFrom('organizationMembers')
    .select((select) => select.fn.countAll<number>().as('others'))
    .where('organizationUuid', '=', member.organizationUuid)
    .where('memberStatusType', '=', 'ACCEPTED')
    .where('organizationMemberUuid', '!=', member.organizationMemberUuid)
    .executeTakeFirstOrThrow();
  return others;
}
