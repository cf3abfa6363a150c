import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../database/connect.ts';
import { computeIncludedVat } from './issue-credits.ts';
import { postLedgerEntries } from './ledger.repository.ts';
import { issueLot } from './lots.repository.ts';

type Sale = { organizationUuid: string; orderId: string; won: number; at: Date };

export function recordPlanSale(connection: Connection, { organizationUuid, orderId, won, at }: Sale) {
  const vat = computeIncludedVat(won);
  const entry = { organizationUuid, unit: 'WON', orderId } as const;
  return postLedgerEntries(connection, { cause: 'PAYMENT', at }, [
    { ...entry, account: 'CARD', amount: won },
    { ...entry, account: 'PLAN_SALES', amount: vat - won },
    { ...entry, account: 'VAT', amount: -vat },
  ]);
}

type Period = {
  organizationUuid: string;
  orderId: string;
  servicePlanName: string;
  contracts: number;
  startsAt: Date;
  expiresAt: Date;
  at: Date;
};

/**
 * Issues a period's documents. Ends a paid period that is still running, because its unused part was deducted from the
 * price.
 */
export async function issuePlanPeriod(connection: Connection, { contracts, at, ...period }: Period) {
  await closePaidPlans(connection, period.organizationUuid, at);
  return issueLot(connection, { ...period, kind: 'PLAN', units: contracts }, at);
}

/** Ends the current paid periods. Held units stay held, and lapse when they are returned. */
async function closePaidPlans(connection: Connection, organizationUuid: string, at: Date) {
  await sql`
    with running as (
      select lot_uuid, available from credit_lots
       where organization_uuid = ${organizationUuid} and kind = 'PLAN' and order_id is not null
         and starts_at < ${at} and expires_at > ${at}
       order by lot_uuid for no key update
    ), ended as (
      update credit_lots lot set expires_at = ${at} from running where lot.lot_uuid = running.lot_uuid
    )
    insert into ledger_entries (journal, organization_uuid, unit, account, amount, lot_uuid, cause, at)
    select ${uuidv7({ msecs: at.getTime() })}, ${organizationUuid}, 'CREDIT', side.account, side.sign * available, lot_uuid,
           'EXPIRY', ${at}
      from running, (values ('AVAILABLE', -1), ('EXPIRED', 1)) as side (account, sign)
     where available > 0`.execute(connection);
}

/** Ends the period that a refunded order paid for. The refund has removed its documents. */
export const endPlanPeriod = (connection: Connection, orderId: string, at: Date) =>
  connection
    .updateTable('creditLots')
    .set({ expiresAt: at })
    .where('orderId', '=', orderId)
    .where('kind', '=', 'PLAN')
    .where('startsAt', '<', at)
    .where('expiresAt', '>', at)
    .execute();
