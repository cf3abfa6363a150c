import { sql } from 'kysely';
import type { MemberCaller, Permission } from '../../contract/access.ts';
import type { QueryOf } from '../../contract/operations.ts';
import type { Connection } from '../../database/connect.ts';
import { readStatus, type MemberStatus } from './member-status.ts';
import { readPermissions } from './permissions.ts';

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
    memberStatusType: readStatus(row, at),
    isMe: row.organizationMemberUuid === caller.member.organizationMemberUuid,
    permissions: readPermissions(row),
    invitedAt: row.invitedAt?.toISOString() ?? null,
    invitationExpiresAt: row.invitationExpiresAt?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
  };
}

/** Escapes `%`, `_` and `\`, so that they match literally. */
const createPattern = (text: string) =>
  `%${text
    .normalize('NFC')
    .trim()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function filterByStatus(query: MemberQuery, status: MemberStatus | undefined, at: Date) {
  if (!status) return query.where('m.memberStatusType', 'in', ['ACCEPTED', 'INVITED', 'EXPIRED']);
  if (status === 'INVITED') {
    return query.where('m.memberStatusType', '=', status).where('m.invitationExpiresAt', '>', at);
  }
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

function filterByText(query: MemberQuery, field: 'NAME' | 'EMAIL' | undefined, value: string | undefined) {
  if (!value?.trim()) return query;
  const pattern = createPattern(value);
  return query.where((where) =>
    where.or([
      ...(field === 'EMAIL' ? [] : [where('u.name', 'ilike', pattern)]),
      ...(field === 'NAME' ? [] : [where('m.inviteeEmail', 'ilike', pattern)]),
    ]),
  );
}

const RANK = sql`case m.member_status_type when 'ACCEPTED' then 0 when 'INVITED' then 1 when 'EXPIRED' then 2 else 3 end`;

export async function findMembers(
  connection: Connection,
  caller: MemberCaller,
  query: QueryOf<'listMembers'>,
  at: Date,
) {
  const { page = 1, size = 20 } = query;
  const filtered = filterByText(
    filterByPermission(
      filterByStatus(selectMembers(connection, caller.member.organizationUuid), query.memberStatusType, at),
      query.permissionToSearch,
    ),
    query.searchField,
    query.searchValue,
  );
  const rows = await selectColumns(filtered)
    .orderBy('m.isOwner', 'desc')
    .orderBy(RANK)
    .orderBy(sql`coalesce(u.name, m.invitee_email)`)
    .orderBy('m.organizationMemberUuid')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await filtered
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map((row) => describeMember(row, caller, at)), page, size, total };
}

export async function findMember(connection: Connection, caller: MemberCaller, memberUuid: string, at: Date) {
  const row = await selectColumns(selectMembers(connection, caller.member.organizationUuid))
    .where('m.organizationMemberUuid', '=', memberUuid)
    .executeTakeFirst();
  return row ? describeMember(row, caller, at) : null;
}
