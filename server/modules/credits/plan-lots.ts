import { getSeoulDay } from '../../../rules/dates.ts';
import type { Plans } from '../../content/plans.ts';
import type { Connection } from '../../database/connect.ts';
import type { CreditLot } from './allocate.ts';
import { issueLot, listOpenLots, lockOpenLots } from './lots.repository.ts';

/** Returns the start and end of the month in Seoul. */
export function getSeoulMonth(at: Date) {
  const [year = 0, month = 1] = getSeoulDay(at).split('-').map(Number);
  return { startsAt: startOfMonth(year, month), expiresAt: startOfMonth(year, month + 1) };
}

const startOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1) - 9 * 3_600_000);

const hasPlan = (lots: readonly CreditLot[]) => lots.some(({ kind }) => kind === 'PLAN');

/** Locks the lots that an organisation can use. Without a paid plan, issues the month's free units first. */
export async function lockUsableLots(connection: Connection, plans: Plans, organizationUuid: string, at: Date) {
  const lots = await lockOpenLots(connection, organizationUuid, at);
  if (hasPlan(lots)) return lots;
  const [free] = plans.plans;
  const month = { units: free.contractsPerMonth, ...getSeoulMonth(at) };
  const issued = { organizationUuid, kind: 'PLAN', servicePlanName: free.name, ...month } as const;
  await issueLot(connection, issued, at);
  return lockOpenLots(connection, organizationUuid, at);
}

/** Lists the lots that an organisation can use, with free units that aren't issued yet. */
export async function listUsableLots(
  connection: Connection,
  plans: Plans,
  organizationUuid: string,
  at: Date,
): Promise<CreditLot[]> {
  const lots = await listOpenLots(connection, organizationUuid, at);
  if (hasPlan(lots)) return lots;
  const [free] = plans.plans;
  return [...lots, { lotUuid: '', kind: 'PLAN', available: free.contractsPerMonth, ...getSeoulMonth(at) }];
}
