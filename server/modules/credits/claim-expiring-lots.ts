import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

const LOTS_AT_ONCE = 200;

export type ExpiringCredits = { organizationUuid: string; expiresAt: Date; credits: number };

/**
 * Claims credits that expire within a month, and again within a week, so that the organisation gets one notice each.
 * Combines those that expire at the same time.
 */
export async function claimExpiringLots(connection: Connection, at: Date): Promise<ExpiringCredits[]> {
  const { rows } = await sql<ExpiringCredits>`
    with due as (
      select lot_uuid, case when expires_at <= ${at}::timestamptz + interval '7 days' then 7 else 30 end as days
        from credit_lots
       where kind <> 'PLAN' and available > 0
         and expires_at > ${at} and expires_at <= ${at}::timestamptz + interval '30 days'
         and (end_told is null or (end_told = 30 and expires_at <= ${at}::timestamptz + interval '7 days'))
       order by lot_uuid limit ${LOTS_AT_ONCE} for no key update skip locked
    ), told as (
      update credit_lots lot set end_told = due.days from due where lot.lot_uuid = due.lot_uuid
      returning lot.organization_uuid, lot.expires_at, lot.available
    )
    select organization_uuid, expires_at, sum(available)::integer as credits
      from told group by organization_uuid, expires_at order by expires_at, organization_uuid`.execute(connection);
  return rows;
}
