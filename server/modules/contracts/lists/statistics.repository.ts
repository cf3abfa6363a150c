import { sql } from 'kysely';
import { seoulDay, seoulInstant } from '../../../../rules/dates.ts';
import type { Connection } from '../../../database/connect.ts';

const NEAR_DAYS = 3;
const SPAN_DAYS = 30;
const SENT = sql`status in ('IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED')`;

/** Figures over the entries of one viewer. Every query begins at an index and reads no further back than two months. */
export async function readStatistics(connection: Connection, viewerUuid: string, at: Date) {
  const span = monthSpan(at);
  const [running, done, sent] = await Promise.all([
    readRunning(connection, viewerUuid, at),
    readDone(connection, viewerUuid, span, at),
    readSent(connection, viewerUuid, span),
  ]);
  return { ...running, ...done, ...sent };
}

async function readRunning(connection: Connection, viewerUuid: string, at: Date) {
  const today = seoulInstant(seoulDay(at), {});
  const { rows } = await sql<{ near: number; next: Date | null; opened: number }>`
    select (select count(*)::integer from contract_entries where viewer_uuid = ${viewerUuid} and status = 'IN_PROGRESS'
              and expires_at between ${at} and ${at}::timestamptz + ${NEAR_DAYS} * interval '1 day') as near,
           (select min(expires_at) from contract_entries where viewer_uuid = ${viewerUuid} and status = 'IN_PROGRESS'
              and expires_at > ${at}) as next,
           (select count(*)::integer from contract_entries as entry where viewer_uuid = ${viewerUuid}
              and status = 'IN_PROGRESS' and moved_at >= ${today}
              and exists (select from receivers where receivers.contract_id = entry.contract_id
                                                  and opened_at >= ${today})) as opened`.execute(connection);
  const found = rows[0];
  return {
    deadlineNear: found?.near ?? 0,
    nextDeadline: found?.next?.toISOString() ?? null,
    openedToday: found?.opened ?? 0,
  };
}

type Span = ReturnType<typeof monthSpan>;

async function readDone(connection: Connection, viewerUuid: string, span: Span, at: Date) {
  const days = (count: number) => new Date(at.getTime() - count * 24 * 60 * 60_000);
  const [recent, before] = [days(SPAN_DAYS), days(2 * SPAN_DAYS)];
  const begin = before < span.lastMonth ? before : span.lastMonth;
  const minutes = sql`extract(epoch from contract.ended_at - contract.sent_at) / 60`;
  type Done = { thisMonth: number; lastMonth: number; recent: number | null; before: number | null };
  const { rows } = await sql<Done>`
    select (count(*) filter (where ended_at >= ${span.thisMonth}))::integer as this_month,
           (count(*) filter (where ended_at >= ${span.lastMonth} and ended_at < ${span.sameMoment}))::integer as last_month,
           (avg(${minutes}) filter (where ended_at >= ${recent}))::float as recent,
           (avg(${minutes}) filter (where ended_at >= ${before} and ended_at < ${recent}))::float as before
      from contract_entries as entry join contracts as contract using (contract_id)
     where entry.viewer_uuid = ${viewerUuid} and entry.status = 'COMPLETED' and entry.moved_at >= ${begin}
       and contract.ended_at >= ${begin}`.execute(connection);
  const found = rows[0];
  return {
    completedThisMonth: found?.thisMonth ?? 0,
    completedLastMonth: found?.lastMonth ?? 0,
    averageSigningMinutes: rounded(found?.recent),
    averageSigningMinutesBefore: rounded(found?.before),
  };
}

async function readSent(connection: Connection, viewerUuid: string, span: Span) {
  const { rows: days } = await sql<{ day: string; sent: number }>`
    select to_char(sent_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day, count(*)::integer as sent
      from contract_entries where viewer_uuid = ${viewerUuid} and ${SENT} and sent_at >= ${span.thisMonth}
     group by 1`.execute(connection);
  const { rows: last } = await sql<{ sent: number }>`
    select count(*)::integer as sent from contract_entries where viewer_uuid = ${viewerUuid} and ${SENT}
       and sent_at >= ${span.lastMonth} and sent_at < ${span.sameMoment}`.execute(connection);
  return {
    sentLastMonth: last[0]?.sent ?? 0,
    sentDays: span.days.map((day) => ({ day, sent: days.find((row) => row.day === day)?.sent ?? 0 })),
  };
}

const rounded = (minutes: number | null | undefined) => (typeof minutes === 'number' ? Math.round(minutes) : null);

/** This month in Seoul and the one before it, up to the same day and hour; a shorter month ends earlier. */
function monthSpan(at: Date) {
  const today = seoulDay(at);
  const first = `${today.slice(0, 7)}-01`;
  const thisMonth = seoulInstant(first, {});
  const lastMonth = seoulInstant(`${seoulDay(new Date(thisMonth.getTime() - 1)).slice(0, 7)}-01`, {});
  const passed = at.getTime() - thisMonth.getTime();
  return {
    thisMonth,
    lastMonth,
    sameMoment: new Date(Math.min(lastMonth.getTime() + passed, thisMonth.getTime())),
    days: Array.from(
      { length: Number(today.slice(8)) },
      (_, day) => `${first.slice(0, 8)}${String(day + 1).padStart(2, '0')}`,
    ),
  };
}
