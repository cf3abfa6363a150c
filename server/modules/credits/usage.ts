import { sql } from 'kysely';
import type { components } from '#openapi';
import { parsePlanName, type Plans } from '../../content/plans.ts';
import type { Connection } from '../../database/connect.ts';
import { getSeoulMonth } from './plan-lots.ts';

export async function getUsage(
  connection: Connection,
  plans: Plans,
  organizationUuid: string,
  at: Date,
): Promise<components['schemas']['UsagePeriod']> {
  const open = connection
    .selectFrom('creditLots')
    .where('organizationUuid', '=', organizationUuid)
    .where('startsAt', '<=', at)
    .where('expiresAt', '>', at);
  const plan = await open
    .select(['units', 'held', 'spent', 'startsAt', 'expiresAt', 'servicePlanName'])
    .where('kind', '=', 'PLAN')
    // A paid period takes precedence over the free plan, even if it was paid late.
    .orderBy(sql`order_id is null`)
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const credits = await open
    .select([
      sql<number>`coalesce(sum(available), 0)::integer`.as('available'),
      sql<number>`coalesce(sum(held), 0)::integer`.as('held'),
    ])
    .where('kind', '<>', 'PLAN')
    .executeTakeFirstOrThrow();
  const month = getSeoulMonth(at);
  const [free] = plans.plans;
  return {
    servicePlanName: parsePlanName(plan?.servicePlanName ?? free.name),
    startAt: (plan?.startsAt ?? month.startsAt).toISOString(),
    endAt: (plan?.expiresAt ?? month.expiresAt).toISOString(),
    contracts: {
      used: plan?.spent ?? 0,
      held: plan?.held ?? 0,
      included: plan?.units ?? free.contractsPerMonth,
    },
    credits,
  };
}
