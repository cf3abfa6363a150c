import { sql } from 'kysely';
import type { components } from '#openapi';
import { getSeoulDay } from '../../../rules/dates.ts';
import type { Connection } from '../../database/connect.ts';
import { getSeoulMonth } from './plan-lots.ts';

const THIRTY_DAYS_MS = 30 * 86_400_000;

/** Adds up the credits spent in each month, minus those returned. Plans don't count. */
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
    select to_char(day, 'YYYY-MM') as month, sum(documents)::integer as documents, sum(messages)::integer as messages,
           coalesce(sum(documents + messages) filter (where day > ${getSeoulDay(monthAgo)}), 0)::integer as recent
      from credit_days
     where organization_uuid = ${organizationUuid} and day >= ${getSeoulDay(since)}
     group by month`.execute(connection);
  const found = new Map(rows.map((row) => [row.month, row]));
  return {
    months: wanted.map(({ month }) => ({
      month,
      // A month can have more credits returned than spent.
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
    const { startsAt } = getSeoulMonth(day);
    months.unshift({ month: getSeoulDay(startsAt).slice(0, 7), startsAt });
    day = new Date(startsAt.getTime() - 1);
  }
  return months;
}
