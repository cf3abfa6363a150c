import { sql } from 'kysely';
import { seoulDay, seoulInstant } from '../../../rules/dates.ts';
import type { Connection } from '../../database/connect.ts';

const MONTHS = 6;
const NEAR_DAYS = 3;

/** Figures over the entries of one viewer; the past is read no further than six months. */
export async function readStatistics(connection: Connection, viewerUuid: string, at: Date) {
  const months = lastMonths(seoulDay(at));
  const begin = seoulInstant(`${months[0] ?? ''}-01`, {});
  const { rows: sent } = await sql<{ month: string; contracts: number }>`
    select ${month('sent_at')} as month, count(*)::integer as contracts from contract_entries
     where viewer_uuid = ${viewerUuid} and status in ('IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED')
       and sent_at >= ${begin} group by 1`.execute(connection);
  const { rows: done } = await sql<{ month: string; contracts: number; minutes: number; recent: number }>`
    select ${month('ended_at')} as month, count(*)::integer as contracts,
           coalesce(sum(extract(epoch from contract.ended_at - contract.sent_at) / 60)
             filter (where ended_at >= now() - interval '30 days'), 0)::float as minutes,
           (count(*) filter (where ended_at >= now() - interval '30 days'))::integer as recent
      from contract_entries as entry join contracts as contract using (contract_id)
     where entry.viewer_uuid = ${viewerUuid} and entry.status = 'COMPLETED' and entry.moved_at >= ${begin}
       and contract.ended_at >= ${begin} group by 1`.execute(connection);
  const { rows: near } = await sql<{ contracts: number }>`
    select count(*)::integer as contracts from contract_entries where viewer_uuid = ${viewerUuid}
       and status = 'IN_PROGRESS' and expires_at between now() and now() + ${NEAR_DAYS} * interval '1 day'`.execute(
    connection,
  );
  const recent = done.reduce((sum, row) => sum + row.recent, 0);
  const minutes = done.reduce((sum, row) => sum + row.minutes, 0);
  return {
    deadlineNear: near[0]?.contracts ?? 0,
    averageSigningMinutes: recent === 0 ? null : Math.round(minutes / recent),
    months: months.map((of) => ({ month: of, sent: countIn(sent, of), completed: countIn(done, of) })),
  };
}

const month = (column: 'sent_at' | 'ended_at') => sql`to_char(${sql.ref(column)} at time zone 'Asia/Seoul', 'YYYY-MM')`;

const countIn = (rows: readonly { month: string; contracts: number }[], of: string) =>
  rows.find((row) => row.month === of)?.contracts ?? 0;

/** Oldest first, the present one last. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, place) =>
    new Date(Date.UTC(year, month - MONTHS + place, 1)).toISOString().slice(0, 7),
  );
}
