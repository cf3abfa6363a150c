import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../database/schema.gen.d.ts';
import type { AlertKind } from './causes/alert-kinds.ts';
import type { AlertEventGroup } from './group-alert-events.ts';

const keyOf = ({ seatUuid, groupKey, day }: Pick<AlertEventGroup, 'seatUuid' | 'groupKey' | 'day'>) =>
  `${seatUuid} ${groupKey} ${day}`;

/**
 * Returns the kinds of events in each unread alert, so that members aren't emailed twice about what they haven't read.
 */
export async function findUnreadKinds(transaction: Transaction<DB>, groups: readonly AlertEventGroup[]) {
  const { rows } = await sql<{ seatUuid: string; groupKey: string; day: string; kinds: AlertKind[] }>`
    select organization_member_uuid as seat_uuid, group_key, day::text, kinds from alerts
     where read_at is null and (organization_member_uuid, group_key, day) in (
       select * from unnest(${sql.val(groups.map(({ seatUuid }) => seatUuid))}::uuid[],
                            ${sql.val(groups.map(({ groupKey }) => groupKey))}::text[],
                            ${sql.val(groups.map(({ day }) => day))}::date[]))`.execute(transaction);
  const known = new Map(rows.map((row) => [keyOf(row), row.kinds]));
  return (group: AlertEventGroup) => known.get(keyOf(group)) ?? [];
}

/** Inserts alerts, or adds to unread ones from the same day. */
export async function upsertAlerts(transaction: Transaction<DB>, groups: readonly AlertEventGroup[]) {
  if (groups.length === 0) return;
  await transaction
    .insertInto('alerts')
    .values(
      groups.map(({ seatUuid, unmailed: _, ...group }) => ({
        alertUuid: uuidv7(),
        organizationMemberUuid: seatUuid,
        ...group,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organizationMemberUuid', 'groupKey', 'day'])
        .where('readAt', 'is', null)
        .doUpdateSet({
          kind: sql`excluded.kind`,
          // Keeps kinds in the order of their first event.
          kinds: sql`alerts.kinds || array(select kind from unnest(excluded.kinds) as kind where kind <> all (alerts.kinds))`,
          count: sql`alerts.count + excluded.count`,
          at: sql`greatest(alerts.at, excluded.at)`,
          contractId: sql`case when alerts.contract_id = excluded.contract_id then alerts.contract_id end`,
          who: sql`excluded.who`,
          words: sql`excluded.words`,
        }),
    )
    .execute();
}
