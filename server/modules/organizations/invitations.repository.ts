import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Permission } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { INVITATION_MS } from './member-status.ts';
import { PERMISSIONS } from './permissions.ts';

type NewInvitation = {
  organizationUuid: string;
  email: string;
  permissions: readonly Permission[];
  groupUuids: readonly string[];
  invitedBy: string;
  code: string;
};
type Acceptance = { organizationMemberUuid: string; userUuid: string; code: string | null; permissions: string[] };
/** What a seat copies from the invitation that brings its member back. */
const INVITED_COLUMNS = ['inviteeEmail', 'invitedBy', 'invitedAt', 'invitationExpiresAt', 'invitedGroupUuids'] as const;

/** A renewed invitation keeps its groups. */
const KEPT_GROUPS = { invitedGroupUuids: sql<string[]>`organization_members.invited_group_uuids` };

export function createInvitationRepository({ secrets, now }: Pick<Deps, 'secrets' | 'now'>) {
  const hashCode = (code: string) => secrets.hash('invitation', code);

  return {
    isCode: (hash: Buffer | null, code: string) => hash?.equals(hashCode(code)) ?? false,
    /** Creates an invitation, or renews an open one. Returns null if the address is a member's. */
    async put(
      connection: Connection,
      { organizationUuid, email, permissions, groupUuids, invitedBy, code }: NewInvitation,
    ) {
      const at = now();
      const organizationMemberUuid = uuidv7();
      const values = {
        inviteeEmail: email,
        memberStatusType: 'INVITED',
        permissions: PERMISSIONS.filter((permission) => permissions.includes(permission)),
        invitedGroupUuids: [...new Set(groupUuids)],
        invitedBy,
        invitedAt: at,
        invitationCodeHash: hashCode(code),
        invitationExpiresAt: new Date(at.getTime() + INVITATION_MS),
      };
      const put = await connection
        .insertInto('organizationMembers')
        .values({ organizationMemberUuid, organizationUuid, ...values })
        .onConflict((conflict) =>
          conflict
            .expression(sql`organization_uuid, lower(invitee_email)`)
            .where(sql<boolean>`member_status_type in ('INVITED', 'ACCEPTED', 'EXPIRED')`)
            .doUpdateSet({ ...values, ...(groupUuids.length === 0 && KEPT_GROUPS) })
            .where('organizationMembers.memberStatusType', '!=', 'ACCEPTED'),
        )
        .returning('organizationMemberUuid')
        .executeTakeFirst();
      if (!put) return null;
      return { ...put, renewed: put.organizationMemberUuid !== organizationMemberUuid };
    },
    find: (connection: Connection, organizationMemberUuid: string, hold = false) =>
      connection
        .selectFrom('organizationMembers as m')
        .innerJoin('organizations as o', 'o.organizationUuid', 'm.organizationUuid')
        .select(['m.organizationMemberUuid', 'm.organizationUuid', 'm.inviteeEmail', 'm.memberStatusType'])
        .select(['m.invitationCodeHash', 'm.invitationExpiresAt', 'm.isOwner', 'm.permissions', 'm.invitedBy'])
        .select('m.invitedGroupUuids')
        .select('o.name as organizationName')
        .where('m.organizationMemberUuid', '=', organizationMemberUuid)
        .$if(hold, (query) => query.forUpdate('m'))
        .executeTakeFirst(),
    /**
     * Accepts an invitation that is open, not expired and, if a code is passed, has this code. Returns the seat: that of
     * the invitation, or the one that the same account had before, with its documents. Returns null if it isn't accepted.
     */
    async accept(connection: Connection, { organizationMemberUuid, userUuid, code, permissions }: Acceptance) {
      const former = await findFormerSeat(connection, organizationMemberUuid, userUuid);
      const seated = { memberStatusType: 'ACCEPTED', permissions, acceptedAt: now(), endedAt: null };
      const used = await connection
        .updateTable('organizationMembers')
        .set(former ? { memberStatusType: 'WITHDRAWN', endedAt: now() } : { ...seated, userUuid })
        .set({ invitationCodeHash: null })
        .where('organizationMemberUuid', '=', organizationMemberUuid)
        .where('memberStatusType', '=', 'INVITED')
        .where('invitationExpiresAt', '>', now())
        .$if(code !== null, (query) => query.where('invitationCodeHash', '=', hashCode(code ?? '')))
        .returning(INVITED_COLUMNS)
        .executeTakeFirst();
      if (!used) return null;
      if (!former) return organizationMemberUuid;
      await connection
        .updateTable('organizationMembers')
        .set({ ...seated, ...used })
        .where('organizationMemberUuid', '=', former)
        .execute();
      return former;
    },
    async cancel(connection: Connection, organizationMemberUuid: string) {
      const cancelled = await connection
        .updateTable('organizationMembers')
        .set({ memberStatusType: 'CANCELLED', endedAt: now(), invitationCodeHash: null })
        .where('organizationMemberUuid', '=', organizationMemberUuid)
        .where('memberStatusType', 'in', ['INVITED', 'EXPIRED'])
        .returning('organizationMemberUuid')
        .executeTakeFirst();
      return cancelled !== undefined;
    },
    async isMember(connection: Connection, organizationUuid: string, userUuid: string) {
      const seat = await connection
        .selectFrom('organizationMembers')
        .select('organizationMemberUuid')
        .where('organizationUuid', '=', organizationUuid)
        .where('userUuid', '=', userUuid)
        .where('memberStatusType', '=', 'ACCEPTED')
        .executeTakeFirst();
      return seat !== undefined;
    },
  };
}

/** Finds the seat that an account had last in the organisation that invites it. A used invitation has no account. */
async function findFormerSeat(connection: Connection, invitationUuid: string, userUuid: string) {
  const seat = await connection
    .selectFrom('organizationMembers as former')
    .innerJoin('organizationMembers as invited', 'invited.organizationUuid', 'former.organizationUuid')
    .select('former.organizationMemberUuid')
    .where('invited.organizationMemberUuid', '=', invitationUuid)
    .where('former.userUuid', '=', userUuid)
    .where('former.memberStatusType', '=', 'WITHDRAWN')
    .orderBy('former.endedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return seat?.organizationMemberUuid ?? null;
}
