import { sql } from 'kysely';
import type { MemberSeat } from '../../contract/access.ts';
import type { Change } from '../../database/change-feed.ts';
import type { Database } from '../../database/connect.ts';

/**
 * Returns which of the listening members may see each change, except those who may see everything. Reloads groups and
 * audiences, because `seats` has those from when the stream was opened.
 */
export async function findViewers(database: Database, changes: readonly Change[], seats: readonly MemberSeat[]) {
  const of = (kind: Change['kind']) => sql.val(changes.flatMap((change) => (change.kind === kind ? [change.id] : [])));
  const members = sql.val([...new Set(seats.map(({ organizationMemberUuid }) => organizationMemberUuid))]);
  const { rows } = await sql<{ id: string; viewer: string }>`
    select contract_id as id, viewer_uuid as viewer from contract_entries
     where contract_id = any (${of('contract')}::uuid[]) and viewer_uuid = any (${members}::uuid[])
    union all
    select entry.contract_id, shared.organization_member_uuid
      from contract_entries as entry
      join audiences as audience on audience.audience_uuid = entry.viewer_uuid
      join group_members as shared on shared.group_uuid = any (audience.group_uuids)
     where entry.contract_id = any (${of('contract')}::uuid[]) and shared.organization_member_uuid = any (${members}::uuid[])
    union all select file_uuid, organization_member_uuid from files where file_uuid = any (${of('file')}::uuid[])
    union all select act_uuid, organization_member_uuid from acts where act_uuid = any (${of('act')}::uuid[])
    union all select batch_uuid, organization_member_uuid from batches where batch_uuid = any (${of('batch')}::uuid[])
    union all select seat_uuid, seat_uuid from unnest(${of('alert')}::uuid[]) as seat_uuid
    union all select direct_url_uuid, organization_member_uuid from direct_urls where direct_url_uuid = any (${of('directUrl')}::uuid[])
    union all
    select link.direct_url_uuid, seat.organization_member_uuid
      from direct_urls as link
      join templates as template on template.template_uuid = link.template_uuid and template.removed_at is null
      join organization_members as seat on seat.organization_uuid = link.organization_uuid
     where link.direct_url_uuid = any (${of('directUrl')}::uuid[]) and seat.organization_member_uuid = any (${members}::uuid[])
       and (template.organization_member_uuid = seat.organization_member_uuid or template.visibility = 'ORGANIZATION'
         or template.visibility = 'GROUPS' and exists (select from group_members as own
              where own.organization_member_uuid = seat.organization_member_uuid and own.group_uuid = any (template.shared_group_uuids)))`.execute(
    database,
  );
  const viewers = new Map<string, Set<string>>();
  for (const { id, viewer } of rows) viewers.set(id, (viewers.get(id) ?? new Set()).add(viewer));
  return viewers;
}
