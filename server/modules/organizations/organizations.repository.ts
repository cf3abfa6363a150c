import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../database/connect.ts';
import { PERMISSIONS } from './permissions.ts';

type Founder = { userUuid: string; email: string };

export async function insertOrganization(connection: Connection, name: string, founder: Founder, at: Date) {
  const organizationUuid = uuidv7();
  const organizationMemberUuid = uuidv7();
  await connection.insertInto('organizations').values({ organizationUuid, name }).execute();
  await connection
    .insertInto('organizationMembers')
    .values({
      organizationMemberUuid,
      organizationUuid,
      userUuid: founder.userUuid,
      inviteeEmail: founder.email,
      memberStatusType: 'ACCEPTED',
      isOwner: true,
      permissions: [...PERMISSIONS],
      acceptedAt: at,
    })
    .execute();
  return { organizationUuid, organizationMemberUuid };
}

export const MEMBER_COUNT = sql<number>`(select count(*) from organization_members c
  where c.organization_uuid = o.organization_uuid and c.member_status_type = 'ACCEPTED')`;

export const findOrganization = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('organizations as o')
    .select(['o.organizationUuid', 'o.name', 'o.businessNumber', 'o.representative', 'o.address', 'o.phone'])
    .select(['o.logoImgUrl', 'o.plan', MEMBER_COUNT.as('memberCount')])
    .where('o.organizationUuid', '=', organizationUuid)
    .where('o.withdrawnAt', 'is', null)
    .executeTakeFirst();

export type OrganizationFacts = Partial<
  Record<'businessNumber' | 'representative' | 'address' | 'phone' | 'logoImgUrl', string | null> & { name: string }
>;

export async function updateOrganization(connection: Connection, organizationUuid: string, facts: OrganizationFacts) {
  await connection
    .updateTable('organizations')
    .set(facts)
    .where('organizationUuid', '=', organizationUuid)
    .where('withdrawnAt', 'is', null)
    .execute();
}

/** Stores the plan in the column that all other code reads. The subscription decides it. */
export async function setOrganizationPlan(connection: Connection, organizationUuid: string, plan: string) {
  await connection
    .updateTable('organizations')
    .set({ plan })
    .where('organizationUuid', '=', organizationUuid)
    .execute();
}

/**
 * Serialises changes to members and permissions: nobody joins while the organisation is being closed, or grants a
 * permission while it is being revoked. Only `closing` blocks inserts that refer to the organisation, such as
 * contracts.
 */
export const lockOrganization = (connection: Connection, organizationUuid: string, mode: 'seating' | 'closing') =>
  connection
    .selectFrom('organizations')
    .select(['organizationUuid', 'name'])
    .where('organizationUuid', '=', organizationUuid)
    .where('withdrawnAt', 'is', null)
    .$if(mode === 'seating', (query) => query.forNoKeyUpdate())
    .$if(mode === 'closing', (query) => query.forUpdate())
    .executeTakeFirst();

export async function closeOrganization(connection: Connection, organizationUuid: string, reason: string, at: Date) {
  await connection
    .updateTable('organizations')
    .set({ withdrawnAt: at, withdrawReason: reason })
    .where('organizationUuid', '=', organizationUuid)
    .execute();
  const ended = { endedAt: at, invitationCodeHash: null };
  await connection
    .updateTable('organizationMembers')
    .set({ ...ended, memberStatusType: 'CANCELLED' })
    .where('organizationUuid', '=', organizationUuid)
    .where('memberStatusType', 'in', ['INVITED', 'EXPIRED'])
    .execute();
  await connection
    .updateTable('organizationMembers')
    .set({ ...ended, memberStatusType: 'WITHDRAWN', isOwner: false })
    .where('organizationUuid', '=', organizationUuid)
    .where('memberStatusType', '=', 'ACCEPTED')
    .execute();
}

export async function deleteOrganizationClosingReasons(connection: Connection, before: Date) {
  await connection
    .updateTable('organizations')
    .set({ withdrawReason: null })
    .where('withdrawReason', 'is not', null)
    .where('withdrawnAt', '<', before)
    .execute();
}
