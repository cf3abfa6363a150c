import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../database/connect.ts';
import type { CreditLot } from './allocate.ts';
import { postLedgerEntries } from './ledger.repository.ts';

const COLUMNS = ['lotUuid', sql<CreditLot['kind']>`kind`.as('kind'), 'available', 'expiresAt', 'orderId'] as const;
type OpenLot = CreditLot & { orderId: string | null };

const openLots = (connection: Connection, organizationUuid: string, at: Date) =>
  connection
    .selectFrom('creditLots')
    .select(COLUMNS)
    .where('organizationUuid', '=', organizationUuid)
    .where('startsAt', '<=', at)
    .where('expiresAt', '>', at)
    .where((eb) => eb.or([eb('available', '>', 0), eb('kind', '=', 'PLAN')]));

/** Lists open lots. A used-up plan counts, because it rules out another one. */
export const listOpenLots = async (connection: Connection, organizationUuid: string, at: Date): Promise<CreditLot[]> =>
  hideFreePlan(await openLots(connection, organizationUuid, at).execute());

/** Locks open lots, in the same order as every transaction, to prevent deadlocks. */
export const lockOpenLots = async (connection: Connection, organizationUuid: string, at: Date): Promise<CreditLot[]> =>
  hideFreePlan(await openLots(connection, organizationUuid, at).orderBy('lotUuid').forNoKeyUpdate().execute());

/** Leaves out the free plan, which can't be used during a paid one. */
function hideFreePlan(lots: OpenLot[]): CreditLot[] {
  const isPaid = lots.some(({ kind, orderId }) => kind === 'PLAN' && orderId !== null);
  return isPaid ? lots.filter(({ kind, orderId }) => kind !== 'PLAN' || orderId !== null) : lots;
}

type NewLot = {
  organizationUuid: string;
  units: number;
  startsAt: Date;
  expiresAt: Date;
} & (
  | { kind: 'PLAN'; servicePlanName: string; orderId?: string }
  | { kind: 'PACK'; orderId: string }
  | { kind: 'GRANT'; reason: string }
);

/** Issues a lot's units. Returns null if the plan's period or the payment has a lot already. */
export async function issueLot(connection: Connection, { units, ...lot }: NewLot, at: Date): Promise<string | null> {
  const inserted = await connection
    .insertInto('creditLots')
    .values({ lotUuid: uuidv7({ msecs: at.getTime() }), ...lot, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('lotUuid')
    .executeTakeFirst();
  if (!inserted) return null;
  const { lotUuid } = inserted;
  const { organizationUuid } = lot;
  const orderId = 'orderId' in lot ? (lot.orderId ?? null) : null;
  const entry = { organizationUuid, unit: 'CREDIT', lotUuid, orderId } as const;
  if (units > 0)
    await postLedgerEntries(connection, { cause: lot.kind, at }, [
      { ...entry, account: 'ISSUED', amount: -units },
      { ...entry, account: 'AVAILABLE', amount: units },
    ]);
  return lotUuid;
}
