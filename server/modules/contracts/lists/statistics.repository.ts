import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { parameter, type PrepareQuery } from '../../../database/prepare.ts';
import type { DB } from '../../../database/schema.gen.d.ts';

import {
  getVisibilityScope,
  isVisibleRow,
  listVisibilityParameters,
  type VisibilityScope,
} from './visibility-scope.repository.ts';
import type { Viewers } from './list.repository.ts';

const NEAR_DAYS = 3;
const SPAN_DAYS = 30;
const FOLDED_AT_ONCE = 10_000;

type Row = {
  today: string;
  deadlineNear: number;
  nextDeadline: Date | null;
  openedToday: number;
  completedThisMonth: number;
  completedLastMonth: number;
  averageSigningMinutes: number | null;
  averageSigningMinutesBefore: number | null;
  sentLastMonth: number;
  sentByDay: Record<string, number>;
};

/** The position of the time parameter. Members without groups pass no seat and no audiences. */
const MOMENT_PLACE = { own: 2, groups: 4 } as const;

/**
 * Selects the time spans: this month in Seoul, and last month up to the same day and hour, or its end if it is shorter.
 *
 * Averages cover today and the thirty days before it, and the thirty days before those. Hourly figures are read for a
 * single day only.
 */
const spans = (scope: VisibilityScope) => sql`
  select *, date_trunc('day', same_hour, 'Asia/Seoul') as same_day
    from (select *, least(last_month + (this_hour - this_month), this_month) as same_hour,
                 today - make_interval(hours => ${sql.lit(SPAN_DAYS * 24)}) as recent,
                 today - make_interval(hours => ${sql.lit(SPAN_DAYS * 48)}) as earlier
    from (select moment, date_trunc('hour', moment, 'Asia/Seoul') as this_hour, date_trunc('day', moment, 'Asia/Seoul') as today,
                 date_trunc('month', moment, 'Asia/Seoul') as this_month,
                 (date_trunc('month', moment at time zone 'Asia/Seoul') - interval '1 month') at time zone 'Asia/Seoul' as last_month
            from (select coalesce(${parameter(MOMENT_PLACE[scope])}::timestamptz, date_trunc('milliseconds', now())) as moment) as given) as months) as spans`;

/** Selects one kind of figures, folded and unfolded, each along its index. */
const figures = (scope: VisibilityScope, kind: string, wanted: RawBuilder<unknown>) => sql`
  (select kind, at, contracts, signing_ms from contract_figures, span
    where ${isVisibleRow(scope)} and kind = ${sql.lit(kind)} and ${wanted})`;
const SAME_DAY = sql`at >= same_day and at < same_hour`;
const allFigures = (scope: VisibilityScope) => sql`
  ${figures(scope, 'SENT', sql`at >= last_month`)}
  union all ${figures(scope, 'COMPLETED', sql`at >= least(last_month, earlier)`)}
  union all ${figures(scope, 'SENT_HOUR', SAME_DAY)} union all ${figures(scope, 'COMPLETED_HOUR', SAME_DAY)}
  union all ${figures(scope, 'DUE', sql`at >= moment and at <= moment + make_interval(days => ${sql.lit(NEAR_DAYS)})`)}
  union all ${figures(scope, 'OPENED', sql`at >= today`)}
  union all (select kind, at, contracts, signing_ms from contract_figure_changes where ${isVisibleRow(scope)})`;

/** Selects the earliest deadline. Duplicates don't change it, so they don't have to be skipped. */
const nextDeadline = (scope: VisibilityScope) =>
  scope === 'own'
    ? sql`select min(expires_at) from contract_entries
           where viewer_uuid = ${parameter(1)}::uuid and status = 'IN_PROGRESS' and expires_at > moment`
    : sql`select min(next.expires_at) from unnest(${parameter(1)}::uuid || ${parameter(3)}::uuid[]) as viewer (viewer_uuid)
           cross join lateral (select min(expires_at) as expires_at from contract_entries as entry
             where entry.viewer_uuid = viewer.viewer_uuid and status = 'IN_PROGRESS' and expires_at > moment) as next`;

/** Matches last month's days before the day that corresponds to today, and that day's hours up to now. */
const untilSameHour = (kind: string) => sql`(kind = ${sql.lit(kind)} and at >= last_month and at < same_day
  or kind = ${sql.lit(`${kind}_HOUR`)} and ${SAME_DAY})`;

const statistics = (scope: VisibilityScope) => sql<Row>`
  with span as materialized (${spans(scope)}), figure as materialized (${allFigures(scope)}),
  summed as (
    select (sum(contracts) filter (where kind = 'DUE' and at between moment
                                          and moment + make_interval(days => ${sql.lit(NEAR_DAYS)}))) as deadline_near,
           (sum(contracts) filter (where kind = 'OPENED' and at >= today)) as opened_today,
           (sum(contracts) filter (where kind = 'COMPLETED' and at >= this_month)) as completed_this_month,
           (sum(contracts) filter (where ${untilSameHour('COMPLETED')})) as completed_last_month,
           (sum(signing_ms) filter (where kind = 'COMPLETED' and at >= recent))
             / nullif(sum(contracts) filter (where kind = 'COMPLETED' and at >= recent), 0) as recent_ms,
           (sum(signing_ms) filter (where kind = 'COMPLETED' and at >= earlier and at < recent))
             / nullif(sum(contracts) filter (where kind = 'COMPLETED' and at >= earlier and at < recent), 0) as earlier_ms,
           (sum(contracts) filter (where ${untilSameHour('SENT')})) as sent_last_month
      from figure, span)
  select to_char(today at time zone 'Asia/Seoul', 'YYYY-MM-DD') as today,
         coalesce(deadline_near, 0)::integer as deadline_near,
         (${nextDeadline(scope)}) as next_deadline,
         coalesce(opened_today, 0)::integer as opened_today,
         coalesce(completed_this_month, 0)::integer as completed_this_month,
         coalesce(completed_last_month, 0)::integer as completed_last_month,
         round(recent_ms / 60000)::integer as average_signing_minutes,
         round(earlier_ms / 60000)::integer as average_signing_minutes_before,
         coalesce(sent_last_month, 0)::integer as sent_last_month,
         coalesce((select json_object_agg(day, sent) from (
           select to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, sum(contracts) as sent
             from figure where kind = 'SENT' and at >= this_month group by 1) as days), '{}') as sent_by_day
    from summed, span`;

export function createStatisticsQueries({ database, prepare }: { database: Database; prepare: PrepareQuery }) {
  const reading = (scope: VisibilityScope) =>
    prepare(`contract statistics through ${scope}`, { compile: () => statistics(scope).compile(database) });
  const read = { own: reading('own'), groups: reading('groups') };
  return async (viewers: Viewers, at: Date | null = null) => {
    const scope = getVisibilityScope(viewers);
    const viewedBy = scope === 'own' ? [viewers.own] : listVisibilityParameters(viewers);
    const [row] = await read[scope](...viewedBy, at && at.toISOString());
    if (!row) throw new Error('Statistics are always one row.');
    const { today, nextDeadline, sentByDay, ...figuresOfOne } = row;
    return {
      ...figuresOfOne,
      nextDeadline: nextDeadline?.toISOString() ?? null,
      sentDays: daysUntil(today).map((day) => ({ day, sent: sentByDay[day] ?? 0 })),
    };
  };
}

const daysUntil = (today: string) =>
  Array.from({ length: Number(today.slice(8)) }, (_, day) => `${today.slice(0, 8)}${String(day + 1).padStart(2, '0')}`);

/** Adds recorded changes to the figures. Returns true if there may be more. */
export async function applyFigureChanges(transaction: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ folded: number }>`
    with gone as (
      delete from contract_figure_changes where ctid = any (array(
        select ctid from contract_figure_changes limit ${FOLDED_AT_ONCE} for update skip locked))
      returning *),
    folded as (
      insert into contract_figures as figure (viewer_uuid, kind, at, contracts, signing_ms, except_seat)
        select viewer_uuid, kind, at, sum(contracts), sum(signing_ms), except_seat from gone group by 1, 2, 3, 6 order by 1, 2, 3, 6
        on conflict (viewer_uuid, kind, at, except_seat) do update
          set contracts = figure.contracts + excluded.contracts, signing_ms = figure.signing_ms + excluded.signing_ms)
    select count(*)::integer as folded from gone`.execute(transaction);
  // A count of zero doesn't mean that the times cancel out, because some changes may not be folded yet.
  await transaction
    .deleteFrom('contractFigures')
    .where('contracts', '=', 0)
    .where(sql<boolean>`signing_ms = 0`)
    .execute();
  return rows[0]?.folded === FOLDED_AT_ONCE;
}
