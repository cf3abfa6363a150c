import { sql } from 'kysely';
import type { MemberCaller, Permission } from '../../contract/access.ts';
import type { QueryOf } from '../../contract/operations.ts';
import type { Connection } from '../../database/connect.ts';
import { buildWordsCondition, normalizeColumns } from '../../database/match-words.ts';
import { getMemberStatus, type MemberStatus } from './member-status.ts';
import { getEffectivePermissions } from './permissions.ts';

const selectMembers = (connection: Connection, organizationUuid: string) =>
  connection
    .selectFrom('organizationMembers as m')
    .leftJoin('users as u', 'u.userUuid', 'm.userUuid')
    .where('m.organizationUuid', '=', organizationUuid);

type MemberQuery = ReturnType<typeof selectMembers>;

const selectColumns = (query: MemberQuery) =>
  query
    .select(['m.organizationMemberUuid', 'm.userUuid', 'u.name', 'm.inviteeEmail', 'u.profileImgUrl'])
    .select([
      'm.memberStatusType',
      'm.isOwner',
      'm.permissions',
      'm.invitedAt',
      'm.invitationExpiresAt',
      'm.acceptedAt',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectColumns>['execute']>>[number];

function describeMember(row: Row, caller: MemberCaller, at: Date) {
  const { inviteeEmail, ...shown } = row;
  return {
    ...shown,
    email: inviteeEmail,
    memberStatusType: getMemberStatus(row, at),
    isMe: row.organizationMemberUuid === caller.member.organizationMemberUuid,
    permissions: getEffectivePermissions(row),
    invitedAt: row.invitedAt?.toISOString() ?? null,
    invitationExpiresAt: row.invitationExpiresAt?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
  };
}

/** Looks among the documents in a member's list, which leaves out hidden ones. */
const filterByDocuments = (query: MemberQuery) =>
  query.where(
    sql<boolean>`exists (select from contract_entries as entry join contracts as sent using (contract_id)
      where entry.viewer_uuid = m.organization_member_uuid
        and sent.organization_member_uuid = m.organization_member_uuid)`,
  );

function filterByStatus(query: MemberQuery, status: MemberStatus | undefined, at: Date) {
  if (!status) return query.where('m.memberStatusType', 'in', ['ACCEPTED', 'INVITED', 'EXPIRED']);
  if (status === 'INVITED') {
    return query.where('m.memberStatusType', '=', status).where('m.invitationExpiresAt', '>', at);
  }
  // An invitation that brought a former member back is used, and has no account. The member has their seat again.
  if (status === 'WITHDRAWN') return query.where('m.memberStatusType', '=', status).where('m.userUuid', 'is not', null);
  if (status !== 'EXPIRED') return query.where('m.memberStatusType', '=', status);
  return query.where((where) =>
    where.or([
      where('m.memberStatusType', '=', 'EXPIRED'),
      where.and([where('m.memberStatusType', '=', 'INVITED'), where('m.invitationExpiresAt', '<=', at)]),
    ]),
  );
}

const filterByPermission = (query: MemberQuery, permission: Permission | undefined) =>
  permission ? query.where(sql<boolean>`(m.is_owner or ${permission} = any(m.permissions))`) : query;

const SEARCHED = { NAME: ['u.name'], EMAIL: ['m.inviteeEmail'], ALL: ['u.name', 'm.inviteeEmail'] };

const filterByText = (query: MemberQuery, field: 'NAME' | 'EMAIL' | undefined, value: string | undefined) =>
  query.where(buildWordsCondition(value, normalizeColumns(...SEARCHED[field ?? 'ALL'])));

const RANK = sql`case m.member_status_type when 'ACCEPTED' then 0 when 'INVITED' then 1 when 'EXPIRED' then 2 else 3 end`;

export async function findMembers(
  connection: Connection,
  caller: MemberCaller,
  query: QueryOf<'listMembers'>,
  at: Date,
) {
  const { page = 1, size = 20 } = query;
  const filtered = filterMembers(connection, caller, query, at);
  const rows = await inOrder(filtered)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await filtered
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map((row) => describeMember(row, caller, at)), page, size, total };
}

/** Finds the first matching members, without counting the rest. */
export async function searchMembers(
  connection: Connection,
  caller: MemberCaller,
  searchValue: string,
  { take, at }: { take: number; at: Date },
) {
  const rows = await inOrder(filterMembers(connection, caller, { searchValue }, at))
    .limit(take)
    .execute();
  return rows.map((row) => describeMember(row, caller, at));
}

function filterMembers(connection: Connection, caller: MemberCaller, query: QueryOf<'listMembers'>, at: Date) {
  const { memberStatusType, permissionToSearch, searchField, searchValue, withDocuments = false } = query;
  const all = selectMembers(connection, caller.member.organizationUuid);
  const some = withDocuments && !memberStatusType ? all : filterByStatus(all, memberStatusType, at);
  const senders = withDocuments ? filterByDocuments(some) : some;
  return filterByText(filterByPermission(senders, permissionToSearch), searchField, searchValue);
}

const inOrder = (query: MemberQuery) =>
  selectColumns(query)
    .orderBy('m.isOwner', 'desc')
    .orderBy(RANK)
    .orderBy(sql`coalesce(u.name, m.invitee_email)`)
    .orderBy('m.organizationMemberUuid');

export async function findMember(connection: Connection, caller: MemberCaller, memberUuid: string, at: Date) {
  const row = await selectColumns(selectMembers(connection, caller.member.organizationUuid))
    .where('m.organizationMemberUuid', '=', memberUuid)
    .executeTakeFirst();
  return row ? describeMember(row, caller, at) : null;
}
