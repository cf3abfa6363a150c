import { sql } from 'kysely';
import type { MemberSeat } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import type { AlertKind } from './causes/alert-kinds.ts';
import { isVisibleTo } from './visible-alerts.ts';

/** Screens say 99+ from here on. */
const MAX_COUNTED = 100;

type Asked = { before: { alertUuid: string; at: Date } | null; kind: AlertKind | undefined; size: number };

/** Lists a member's alerts, newest first, with the present title of each document. */
export function listSeatAlerts(connection: Connection, member: MemberSeat, { before, kind, size }: Asked) {
  return connection
    .selectFrom('alerts')
    .leftJoin('contracts as contract', 'contract.contractId', 'alerts.contractId')
    .leftJoin('batches as batch', 'batch.batchUuid', 'alerts.batchUuid')
    .select(['alerts.alertUuid', 'alerts.at', 'alerts.count', 'alerts.who', 'alerts.words', 'alerts.readAt'])
    .select(['alerts.contractId', 'alerts.batchUuid', 'contract.title', 'batch.organizationMemberUuid as batchOwner'])
    .select([sql<AlertKind>`alerts.kind`.as('kind'), sql<AlertKind[]>`alerts.kinds`.as('kinds')])
    .where('alerts.organizationMemberUuid', '=', member.organizationMemberUuid)
    .where(isVisibleTo(member))
    .$if(kind !== undefined, (query) => query.where(sql<boolean>`${kind ?? ''} = any (alerts.kinds)`))
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(alerts.at, alerts.alert_uuid) < (${before?.at}::timestamptz, ${before?.alertUuid}::uuid)`,
      ),
    )
    .orderBy('alerts.at', 'desc')
    .orderBy('alerts.alertUuid', 'desc')
    .limit(size)
    .execute();
}

/** Counts to 100 only, so that it costs the same however much is unread. */
export async function countUnread(connection: Connection, member: MemberSeat) {
  const { unread } = await connection
    .selectFrom((some) =>
      some
        .selectFrom('alerts')
        .select('alerts.alertUuid')
        .where('alerts.organizationMemberUuid', '=', member.organizationMemberUuid)
        .where('alerts.readAt', 'is', null)
        .where(isVisibleTo(member))
        .limit(MAX_COUNTED)
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}
