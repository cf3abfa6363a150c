import { sql, type Transaction, type UpdateObject } from 'kysely';
import { hasPermission, type MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { DATABASE_NOW } from '../contracts/core/contracts.repository.ts';
import { isVisibleTo as isTemplateVisibleTo } from '../templates/templates.repository.ts';
import type { DirectUrlReason, DirectUrlState, DirectUrlTerms } from './direct-url.types.ts';

const IS_OVER = sql<boolean>`(link.state <> 'ENDED' and link.ends_at is not null and link.ends_at <= now())`;
/** The current state. A link past its end time counts as ended, which isn't stored. */
export const CURRENT_STATE = sql<DirectUrlState>`case when ${IS_OVER} then 'ENDED' else link.state end`;

const COLUMNS = [
  'link.directUrlUuid',
  'link.organizationUuid',
  'link.organizationMemberUuid',
  'link.templateUuid',
  'link.slotUuid',
  'link.code',
  'link.name',
  CURRENT_STATE.as('state'),
  // The state without the end time, which applies again if the end time moves.
  sql<DirectUrlState>`link.state`.as('storedState'),
  sql<DirectUrlReason | null>`link.reason`.as('storedReason'),
  sql<DirectUrlReason | null>`case when ${IS_OVER} then 'TIME' else link.reason end`.as('reason'),
  'link.peopleLimit',
  'link.taken',
  'link.done',
  'link.endsAt',
  sql<DirectUrlTerms['contactBy']>`link.contact_by`.as('contactBy'),
  'link.domains',
  sql<DirectUrlTerms['guard']>`link.guard`.as('guard'),
  sql<DirectUrlTerms['verifications']>`link.verifications`.as('verifications'),
  sql<DirectUrlTerms['settings']>`link.settings`.as('settings'),
  'link.createdAt',
  'link.movedAt',
  'link.removedAt',
  't.title as templateTitle',
  'u.name as makerName',
  sql<number>`(select count(*)::integer from direct_url_places as place
    where place.direct_url_uuid = link.direct_url_uuid and place.state = 'OPENING')`.as('opening'),
  sql<string>`coalesce((select slot ->> 'name' from template_versions as version,
      jsonb_array_elements(version.content -> 'slots') as slot
    where version.version_uuid = t.published_uuid and slot ->> 'slotUuid' = link.slot_uuid::text), '')`.as('slotName'),
] as const;

const select = (connection: Connection) =>
  connection
    .selectFrom('directUrls as link')
    .innerJoin('templates as t', 't.templateUuid', 'link.templateUuid')
    .innerJoin('organizationMembers as m', 'm.organizationMemberUuid', 'link.organizationMemberUuid')
    .innerJoin('users as u', 'u.userUuid', 'm.userUuid');

const read = (connection: Connection) => select(connection).select(COLUMNS);
export type DirectUrlRow = NonNullable<Awaited<ReturnType<typeof findByCode>>>;

/** Finds a link by its code, even if it was removed. */
export const findByCode = (connection: Connection, code: string) =>
  read(connection).where('link.code', '=', code).executeTakeFirst();

const isVisibleTo = (member: MemberSeat) =>
  hasPermission(member, 'CONTRACT_READ_ALL')
    ? sql<boolean>`link.organization_uuid = ${member.organizationUuid}`
    : sql<boolean>`(link.organization_member_uuid = ${member.organizationMemberUuid} or ${isTemplateVisibleTo(member)})`;

type Path = { templateId: string; directUrlId: string };

export async function requireVisibleLink(
  connection: Connection,
  { templateId, directUrlId }: Path,
  member: MemberSeat,
) {
  const link = await read(connection)
    .where('link.directUrlUuid', '=', directUrlId)
    .where('link.templateUuid', '=', templateId)
    .where('link.removedAt', 'is', null)
    .where(isVisibleTo(member))
    .executeTakeFirst();
  if (!link) throw new DomainError('NOT_FOUND');
  return link;
}

/**
 * Returns whether a member may change a link. They must be able to send contracts, and have created the link or be able
 * to read all contracts.
 */
export const mayChangeLink = (link: Pick<DirectUrlRow, 'organizationMemberUuid'>, member: MemberSeat) =>
  hasPermission(member, 'CONTRACT_SEND') &&
  (link.organizationMemberUuid === member.organizationMemberUuid || hasPermission(member, 'CONTRACT_READ_ALL'));

/** Locks the link until the transaction ends, so that nobody can take a place. */
export async function lockLink(transaction: Transaction<DB>, path: Path, member: MemberSeat) {
  await transaction
    .selectFrom('directUrls')
    .select('directUrlUuid')
    .where('directUrlUuid', '=', path.directUrlId)
    .forUpdate()
    .execute();
  const link = await requireVisibleLink(transaction, path, member);
  if (!mayChangeLink(link, member)) throw new DomainError('FORBIDDEN');
  return link;
}

export type LinkFilter = {
  template?: string | undefined;
  search?: string | undefined;
  state?: DirectUrlState | undefined;
  mine?: boolean | undefined;
};

export async function listLinks(
  connection: Connection,
  member: MemberSeat,
  { template, search, state, mine }: LinkFilter,
  { page, size }: { page: number; size: number },
) {
  const words = search?.normalize('NFC').trim().toLowerCase() ?? '';
  const found = select(connection)
    .where('link.removedAt', 'is', null)
    .where(isVisibleTo(member))
    .$if(template !== undefined, (narrowed) => narrowed.where('link.templateUuid', '=', template ?? ''))
    .$if(state !== undefined, (narrowed) => narrowed.where(CURRENT_STATE, '=', state ?? 'ON'))
    .$if(mine === true, (narrowed) => narrowed.where('link.organizationMemberUuid', '=', member.organizationMemberUuid))
    .$if(words !== '', (narrowed) =>
      narrowed.where(sql<boolean>`position(${words} in lower(concat_ws(' ', link.name, t.title, link.code))) > 0`),
    );
  const rows = await found
    .select(COLUMNS)
    .orderBy('link.createdAt', 'desc')
    .orderBy('link.directUrlUuid')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

const toColumns = ({ limit, endsAt, settings, verifications, ...terms }: DirectUrlTerms) => ({
  ...terms,
  peopleLimit: limit,
  endsAt: endsAt === null ? null : new Date(endsAt),
  settings: JSON.stringify(settings),
  verifications: [...verifications],
});

type NewLink = Pick<
  DirectUrlRow,
  'directUrlUuid' | 'organizationUuid' | 'organizationMemberUuid' | 'templateUuid' | 'slotUuid' | 'code'
>;

export const insertLink = (transaction: Transaction<DB>, link: NewLink, terms: DirectUrlTerms) =>
  transaction
    .insertInto('directUrls')
    .values({ ...link, ...toColumns(terms), createdAt: DATABASE_NOW, movedAt: DATABASE_NOW })
    .execute();

const update = (connection: Connection, directUrlUuid: string, set: UpdateObject<DB, 'directUrls'>) =>
  connection
    .updateTable('directUrls')
    .set({ ...set, movedAt: DATABASE_NOW })
    .where('directUrlUuid', '=', directUrlUuid)
    .execute();

export const updateLink = (
  transaction: Transaction<DB>,
  directUrlUuid: string,
  terms: DirectUrlTerms,
  { state, reason, slotUuid }: { state: DirectUrlState; reason: DirectUrlReason | null; slotUuid: string },
) => update(transaction, directUrlUuid, { ...toColumns(terms), state, reason, slotUuid });

export const removeLink = (transaction: Transaction<DB>, directUrlUuid: string) =>
  update(transaction, directUrlUuid, { removedAt: DATABASE_NOW });

/** Pauses an active link that can't create contracts. */
export const pauseLink = (connection: Connection, directUrlUuid: string, reason: DirectUrlReason) =>
  connection
    .updateTable('directUrls')
    .set({ state: 'PAUSED', reason, movedAt: DATABASE_NOW })
    .where('directUrlUuid', '=', directUrlUuid)
    .where('state', '=', 'ON')
    .execute();

export async function countLinks(connection: Connection, templateUuid: string) {
  const { links } = await connection
    .selectFrom('directUrls')
    .select((eb) => eb.fn.countAll<number>().as('links'))
    .where('templateUuid', '=', templateUuid)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return links;
}

/** Finds the owner, who takes over a leaving member's links. Returns null if the member is the owner or has none. */
export async function findSuccessor(connection: Connection, organizationMemberUuid: string) {
  const { rows } = await sql<Successor>`
    select owner.organization_member_uuid as to, owner_user.email, leaver_user.name as from_name, leaver.organization_uuid
      from organization_members as leaver
      join users as leaver_user on leaver_user.user_uuid = leaver.user_uuid
      join organization_members as owner on owner.organization_uuid = leaver.organization_uuid and owner.is_owner
       and owner.member_status_type = 'ACCEPTED' and owner.organization_member_uuid <> leaver.organization_member_uuid
      join users as owner_user on owner_user.user_uuid = owner.user_uuid
     where leaver.organization_member_uuid = ${organizationMemberUuid}
       and exists (select from direct_urls where organization_member_uuid = leaver.organization_member_uuid)`.execute(
    connection,
  );
  return rows[0] ?? null;
}
type Successor = { to: string; email: string; fromName: string; organizationUuid: string };

/** Transfers a member's links. Returns the names of those that still accept visitors. */
export async function transferLinks(transaction: Transaction<DB>, { from, to }: { from: string; to: string }) {
  const links = await transaction
    .updateTable('directUrls as link')
    .set({ organizationMemberUuid: to, movedAt: DATABASE_NOW })
    .where('link.organizationMemberUuid', '=', from)
    .returning(['link.name', 'link.removedAt', CURRENT_STATE.as('state')])
    .execute();
  return links.filter(({ removedAt, state }) => removedAt === null && state !== 'ENDED').map(({ name }) => name);
}

/** Lists contracts that ended before their visitor confirmed an address or number, and still have contents. */
export async function listHiddenContracts(
  connection: Connection,
  { endedDaysAgo, limit }: { endedDaysAgo: number; limit: number },
) {
  const contracts = await connection
    .selectFrom('contracts')
    .select('contractId')
    .where('isHidden', '=', true)
    .where('destroyedAt', 'is', null)
    .where('endedAt', '<=', sql<Date>`now() - ${endedDaysAgo} * interval '1 day'`)
    .limit(limit)
    .execute();
  return contracts.map(({ contractId }) => contractId);
}
