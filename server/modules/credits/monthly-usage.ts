import { sql } from 'kysely';
import type { components } from '#openapi';
import { seoulDay } from '../../../rules/dates.ts';
import type { Connection } from '../../database/connect.ts';
import { monthOf } from './plan-lots.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

/** Adds up the credits that were spent, without those that were given back and the units of plans. */
export async function getMonthlyUsage(
  connection: Connection,
  organizationUuid: string,
  months: number,
  at: Date,
): Promise<components['schemas']['CreditUsage']> {
  const wanted = listMonths(months, at);
  const monthAgo = new Date(at.getTime() - THIRTY_DAYS_MS);
  const from = wanted[0]?.startsAt ?? monthAgo;
  const since = from < monthAgo ? from : monthAgo;
  const { rows } = await sql<{ month: string; documents: number; messages: number; recent: number }>`
    select to_char(entry.at at time zone 'Asia/Seoul', 'YYYY-MM') as month,
           coalesce(sum(amount) filter (where used.kind = 'DOCUMENT'), 0)::integer as documents,
           coalesce(sum(amount) filter (where used.kind <> 'DOCUMENT'), 0)::integer as messages,
           coalesce(sum(amount) filter (where entry.at > ${monthAgo}), 0)::integer as recent
      from ledger_entries entry
      join credit_uses used using (use_uuid)
      join credit_lots lot on lot.lot_uuid = entry.lot_uuid
     where entry.organization_uuid = ${organizationUuid} and entry.account = 'SPENT' and entry.at >= ${since}
       and lot.kind <> 'PLAN'
     group by month`.execute(connection);
  const found = new Map(rows.map((row) => [row.month, row]));
  return {
    months: wanted.map(({ month }) => ({
      month,
      // What is given back in a month may be more than what was spent in it.
      documents: Math.max(0, found.get(month)?.documents ?? 0),
      messages: Math.max(0, found.get(month)?.messages ?? 0),
    })),
    spentInThirtyDays: Math.max(
      0,
      rows.reduce((sum, { recent }) => sum + recent, 0),
    ),
  };
}

function listMonths(count: number, at: Date) {
  const months: { month: string; startsAt: Date }[] = [];
  let day = at;
  while (months.length < count) {
    const { startsAt } = monthOf(day);
    months.unshift({ month: seoulDay(startsAt).slice(0, 7), startsAt });
    day = new Date(startsAt.getTime() - 1);
  }
  return months;
}
