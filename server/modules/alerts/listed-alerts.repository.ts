import { sql, type RawBuilder } from 'kysely';
import { hasPermission, type MemberSeat } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import { parameter } from '../../database/prepare.ts';
import type { Deps } from '../../deps.ts';
import type { AlertKind } from './causes/alert-kinds.ts';
import { isVisibleTo, isVisibleToViewers } from './visible-alerts.repository.ts';

/** Screens show anything above 99 as "99+", so counting stops here. */
const MAX_COUNTED = 100;

type Asked = { before: { alertUuid: string; at: Date } | null; kind: AlertKind | undefined; size: number };

/** Selects alerts with the documents' current titles, newest first. */
const selectListed = (connection: Connection) =>
  connection
    .selectFrom('alerts')
    .leftJoin('contracts as contract', 'contract.contractId', 'alerts.contractId')
    .leftJoin('batches as batch', 'batch.batchUuid', 'alerts.batchUuid')
    .select(['alerts.alertUuid', 'alerts.at', 'alerts.count', 'alerts.who', 'alerts.words', 'alerts.readAt'])
    .select(['alerts.contractId', 'alerts.batchUuid', 'contract.title', 'batch.organizationMemberUuid as batchOwner'])
    .select([sql<AlertKind>`alerts.kind`.as('kind'), sql<AlertKind[]>`alerts.kinds`.as('kinds')])
    .orderBy('alerts.at', 'desc')
    .orderBy('alerts.alertUuid', 'desc');

export const listMemberAlerts = (connection: Connection, member: MemberSeat, { before, kind, size }: Asked) =>
  selectListed(connection)
    .where('alerts.organizationMemberUuid', '=', member.organizationMemberUuid)
    .where(isVisibleTo(member))
    .$if(kind !== undefined, (query) => query.where(sql<boolean>`${kind ?? ''} = any (alerts.kinds)`))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(alerts.at, alerts.alert_uuid) < (${before?.at}::timestamptz, ${before?.alertUuid}::uuid)`,
      ),
    )
    .limit(size)
    .execute();

/**
 * Lists the newest alerts with the unread count, which every page requests. Planning this query takes longer than
 * running it, so it is prepared for each size. The size is a literal, because PostgreSQL doesn't cache a plan for a
 * parameter.
 */
export function createNewestAlertsQuery({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) {
  const seatUuid = parameter<string>(1);
  const own = isVisibleToViewers(sql`${parameter(2)}::uuid[]`, 'alerts');
  const prepareNewest = (isVisible: RawBuilder<boolean>, size: number, name: string) =>
    prepare(
      name,
      selectListed(database)
        .select(countVisible(database, isVisible, seatUuid).as('unread'))
        .where('alerts.organizationMemberUuid', '=', seatUuid)
        .where(isVisible)
        .limit(sql.lit(size)),
    );
  const known = new Map<string, ReturnType<typeof prepareNewest>>();
  return async (member: MemberSeat, size: number) => {
    const seesAll = hasPermission(member, 'CONTRACT_READ_ALL');
    const name = `newest ${size} alerts ${seesAll ? 'of all' : 'through viewers'}`;
    const find = known.get(name) ?? prepareNewest(seesAll ? sql<boolean>`true` : own, size, name);
    known.set(name, find);
    const { organizationMemberUuid, audienceUuids } = member;
    const viewers = `{${[organizationMemberUuid, ...audienceUuids].join(',')}}`;
    return seesAll ? find(organizationMemberUuid) : find(organizationMemberUuid, viewers);
  };
}

/** Counts unread alerts up to 100, so that the cost stays the same however many there are. */
export async function countUnread(connection: Connection, member: MemberSeat) {
  const { unread } = await connection
    .selectNoFrom(countVisible(connection, isVisibleTo(member), sql.val(member.organizationMemberUuid)).as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

const countVisible = (connection: Connection, isVisible: RawBuilder<boolean>, seatUuid: RawBuilder<string>) =>
  sql<number>`(select count(*) from ${connection
    .selectFrom('alerts')
    .select('alerts.alertUuid')
    .where('alerts.organizationMemberUuid', '=', seatUuid)
    .where('alerts.readAt', 'is', null)
    .where(isVisible)
    .limit(sql.lit(MAX_COUNTED))} as unread)`;
