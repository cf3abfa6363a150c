import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../database/connect.ts';

type Entry = {
  organizationUuid: string;
  unit: 'CREDIT' | 'WON';
  account:
    | 'ISSUED'
    | 'AVAILABLE'
    | 'HELD'
    | 'SPENT'
    | 'EXPIRED'
    | 'REFUNDED'
    | 'CARD'
    | 'PLAN_SALES'
    | 'CREDIT_SALES'
    | 'VAT';
  amount: number;
  lotUuid?: string;
  useUuid?: string;
  orderId?: string | null;
};
/** Why units or money moved. The ledger page explains it. */
export type LedgerCause =
  | 'PLAN'
  | 'PACK'
  | 'GRANT'
  | 'PAYMENT'
  | 'REFUND'
  | 'SENDING'
  | 'BATCH'
  | 'OPENED'
  | 'TEXT'
  | 'TEXT_FAILED'
  | 'VERIFIED'
  | 'UNREACHABLE'
  | 'ENDED'
  | 'EXPIRY';

/**
 * Writes the entries of a ledger transaction. The database rejects them unless they add up to zero, and updates the
 * lots.
 */
export async function postLedgerEntries(
  connection: Connection,
  { cause, at }: { cause: LedgerCause; at: Date },
  entries: readonly Entry[],
) {
  const journal = uuidv7({ msecs: at.getTime() });
  await connection
    .insertInto('ledgerEntries')
    .values(entries.map((entry) => ({ journal, ...entry, cause, at })))
    .execute();
}
