import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import { parameter } from '../../database/prepare.ts';
import type { Deps } from '../../deps.ts';
import { getMemberStatus } from './member-status.ts';
import { MEMBER_COUNT } from './organizations.repository.ts';
import { getEffectivePermissions } from './permissions.ts';
import { parsePlan } from './parse-plan.ts';

const selectEntries = (connection: Connection) =>
  connection
    .selectFrom('organizationMembers as m')
    .innerJoin('organizations as o', 'o.organizationUuid', 'm.organizationUuid')
    .leftJoin('users as inviter', 'inviter.userUuid', 'm.invitedBy')
    .where('o.withdrawnAt', 'is', null)
    .select(['o.organizationUuid', 'o.name', 'o.logoImgUrl', 'o.plan', MEMBER_COUNT.as('memberCount')])
    .select(['m.organizationMemberUuid', 'm.memberStatusType', 'm.isOwner', 'm.permissions', 'm.inviteeEmail'])
    .select(['inviter.name as inviterName', 'm.invitationExpiresAt']);

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

const describeEntry = (row: Row, at: Date) => ({
  ...row,
  plan: parsePlan(row.plan),
  memberStatusType: getMemberStatus(row, at),
  permissions: getEffectivePermissions(row),
  invitationExpiresAt: row.invitationExpiresAt?.toISOString() ?? null,
});

export function createMembershipsQuery({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) {
  const findMemberships = prepare(
    'seats-of',
    selectEntries(database)
      .where('m.userUuid', '=', parameter<string>(1))
      .where('m.memberStatusType', '=', sql.lit('ACCEPTED'))
      .orderBy(sql`m.organization_member_uuid = ${parameter(2)}::uuid`, (order) => order.desc().nullsLast())
      .orderBy('o.name')
      .orderBy('o.organizationUuid'),
  );
  return async (userUuid: string, current: string | null, at: Date) =>
    (await findMemberships(userUuid, current)).map((row) => describeEntry(row, at));
}

/** Lists an address's invitations, with expired ones. */
export async function listInvitations(connection: Connection, email: string, at: Date) {
  const rows = await selectEntries(connection)
    .where(sql<boolean>`lower(m.invitee_email) = lower(${email})`)
    .where('m.memberStatusType', 'in', ['INVITED', 'EXPIRED'])
    .orderBy('m.invitedAt', 'desc')
    .execute();
  return rows.map((row) => describeEntry(row, at));
}
