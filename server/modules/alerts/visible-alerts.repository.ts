import { sql, type RawBuilder } from 'kysely';
import { hasPermission, type MemberSeat } from '../../contract/access.ts';

/**
 * Builds a condition for rows that aren't about a document, or about one that these viewers can see. For a batch, they
 * must own it or see one of its documents.
 *
 * `offset 0` keeps PostgreSQL from reading every document that a viewer can see just to look up a few.
 */
export function isVisibleToViewers(viewers: RawBuilder<unknown>, row: string) {
  const contractId = sql.ref(`${row}.contractId`);
  const batchUuid = sql.ref(`${row}.batchUuid`);
  return sql<boolean>`case
    when ${contractId} is not null then exists (
      select from contract_entries as entry where entry.contract_id = ${contractId} and entry.viewer_uuid = any (${viewers})
       offset 0)
    when ${batchUuid} is not null then exists (
      select from batches as own where own.batch_uuid = ${batchUuid} and own.organization_member_uuid = any (${viewers}))
      or exists (
      select from contracts as sent join contract_entries as entry on entry.contract_id = sent.contract_id
       where sent.batch_uuid = ${batchUuid} and entry.viewer_uuid = any (${viewers})
       offset 0)
    else true end`;
}

/** Builds the condition for rows of `alerts` that the caller may see now. */
export function isVisibleTo(member: MemberSeat) {
  if (hasPermission(member, 'CONTRACT_READ_ALL')) return sql<boolean>`true`;
  const viewers = [member.organizationMemberUuid, ...member.audienceUuids];
  return isVisibleToViewers(sql`${sql.val(viewers)}::uuid[]`, 'alerts');
}

/**
 * The same condition for jobs, with the permissions of `seat`. Leaves out hidden documents, which no member may see
 * yet.
 */
export const isVisibleToSeat = (row: string) => sql<boolean>`
  not exists (select from contracts as hidden where hidden.contract_id = ${sql.ref(`${row}.contractId`)} and hidden.is_hidden)
  and (seat.is_owner or 'CONTRACT_READ_ALL' = any (seat.permissions)
    or ${isVisibleToViewers(
      sql`array(select seat.organization_member_uuid
           union all
           select audience.audience_uuid from audiences as audience
             join group_members as shared on shared.group_uuid = any (audience.group_uuids)
            where shared.organization_member_uuid = seat.organization_member_uuid)`,
      row,
    )})`;
