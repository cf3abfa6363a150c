import { sql, type RawBuilder } from 'kysely';

/** Selects a seat's audiences: the sets of groups in use with one of its groups. */
export const selectAudiences = (organizationMemberUuid: RawBuilder<string>) => sql<string[]>`array(
  select a.audience_uuid from audiences as a
   where a.group_uuids && array(select g.group_uuid from group_members as g
                                 where g.organization_member_uuid = ${organizationMemberUuid}))`;
