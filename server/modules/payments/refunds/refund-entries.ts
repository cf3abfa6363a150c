import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import { computeIncludedVat } from '../../credits/issue-credits.ts';
import { postLedgerEntries } from '../../credits/ledger.repository.ts';
import type { Refund } from './refunds.repository.ts';

type Units = Pick<Refund, 'organizationUuid' | 'orderId' | 'lotUuid' | 'units'>;
type Account = 'AVAILABLE' | 'HELD' | 'REFUNDED';

async function moveUnits(transaction: Transaction<DB>, refund: Units, from: Account, to: Account, at: Date) {
  const { organizationUuid, orderId, lotUuid, units } = refund;
  if (units === 0 || lotUuid === null) return;
  const entry = { organizationUuid, orderId, lotUuid, unit: 'CREDIT' } as const;
  await postLedgerEntries(transaction, { cause: 'REFUND', at }, [
    { ...entry, account: from, amount: -units },
    { ...entry, account: to, amount: units },
  ]);
}

/** Holds units, so that they can't be used while the refund is in progress. */
export const holdRefund = (transaction: Transaction<DB>, refund: Units, at: Date) =>
  moveUnits(transaction, refund, 'AVAILABLE', 'HELD', at);

/** Releases units after the provider rejected the refund. */
export const releaseRefund = (transaction: Transaction<DB>, refund: Units, at: Date) =>
  moveUnits(transaction, refund, 'HELD', 'AVAILABLE', at);

/** Records a finished refund: removes the units, and reverses that part of the sale. */
export async function recordRefund(transaction: Transaction<DB>, refund: Refund, at: Date) {
  await moveUnits(transaction, refund, 'HELD', 'REFUNDED', at);
  const { organizationUuid, orderId, orderAmount, refundedAmount, amount, kind } = refund;
  // Computed from the remaining amount, so that the VAT of all refunds adds up to the sale's.
  const before = orderAmount - refundedAmount;
  const vat = computeIncludedVat(before) - computeIncludedVat(before - amount);
  const entry = { organizationUuid, orderId, unit: 'WON' } as const;
  const entries = [
    { ...entry, account: 'CARD', amount: -amount },
    { ...entry, account: kind === 'PLAN' ? 'PLAN_SALES' : 'CREDIT_SALES', amount: amount - vat },
    { ...entry, account: 'VAT', amount: vat },
  ] as const;
  await postLedgerEntries(
    transaction,
    { cause: 'REFUND', at },
    entries.filter((one) => one.amount !== 0),
  );
}
