import { sql } from 'kysely';
import { compareLotsWithLedger } from '../../server/modules/credits/compare-lots.ts';
import { grantCredits } from '../../server/modules/credits/issue-credits.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

const YEAR_MS = 365 * 86_400_000;

/** The credits are valid for a year. */
export function grant(api: TestApp, { organizationUuid }: Pick<Person, 'organizationUuid'>, credits: number) {
  const at = api.deps.now();
  const until = new Date(at.getTime() + YEAR_MS);
  return api.database
    .transaction()
    .execute((transaction) => grantCredits(transaction, { organizationUuid, credits, until, reason: '시험', at }));
}

/** Lists the uses of a contract with their state, such as `DOCUMENT SPENT`. */
export async function listUses(api: TestApp, contractId: string) {
  const uses = await api.database
    .selectFrom('creditUses')
    .select(['kind', 'state'])
    .where('contractId', '=', contractId)
    .execute();
  return uses.map(({ kind, state }) => `${kind} ${state}`).toSorted();
}

/** Excludes the credits that come with a plan. */
export async function balanceOf(api: TestApp, { organizationUuid }: Pick<Person, 'organizationUuid'>) {
  const row = await api.database
    .selectFrom('creditLots')
    .select([
      sql<number>`coalesce(sum(available), 0)::integer`.as('available'),
      sql<number>`coalesce(sum(held), 0)::integer`.as('held'),
      sql<number>`coalesce(sum(spent), 0)::integer`.as('spent'),
    ])
    .where('organizationUuid', '=', organizationUuid)
    .where('kind', '<>', 'PLAN')
    .executeTakeFirstOrThrow();
  return row;
}

/** Returns whether each lot's balance equals the sum of its entries. */
export const lotsMatchEntries = async (api: TestApp) => (await compareLotsWithLedger(api.database)).wrong.length === 0;
