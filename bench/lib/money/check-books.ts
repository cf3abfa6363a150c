import { sql } from 'kysely';
import type { PaymentGateway } from '../../../server/adapters/payments/port.ts';
import type { Database } from '../../../server/database/connect.ts';
import { compareLotsWithLedger } from '../../../server/modules/credits/compare-lots.ts';
import { compareOrders } from '../../../server/modules/payments/compare-orders.ts';

type Sums = {
  asked: number;
  refunding: number;
  ledger: number;
  books: number;
  unknownToUs: number;
  twice: number;
  missed: number;
};

/** Compares the ledger with the provider's books, to the won. */
export async function checkBooks(database: Database, gateway: PaymentGateway, at: Date) {
  const { rows } = await sql<Sums>`
    select (select count(*) from payment_orders where state = 'ASKED')::integer as asked,
           (select count(*) from payment_refunds where state = 'ASKED')::integer as refunding,
           (select coalesce(sum(amount), 0) from ledger_entries where account = 'CARD')::integer as ledger,
           (select coalesce(sum(balance_amount), 0) from emulated_toss_payments
             where status in ('DONE', 'PARTIAL_CANCELED'))::integer as books,
           (select count(*) from emulated_toss_payments p where status in ('DONE', 'PARTIAL_CANCELED')
               and not exists (select from payment_orders o where o.order_id = p.order_id and o.state = 'DONE'))::integer
             as "unknownToUs",
           (select count(*) from (
              select from payment_orders where kind = 'PLAN' and state = 'DONE' and refunded_amount = 0
               group by organization_uuid, period_start having count(*) > 1) as paid)::integer as twice,
           (select count(*) from subscriptions where status in ('ACTIVE', 'ENDING')
               and period_end < ${at}::timestamptz - interval '1 hour')::integer as missed`.execute(database);
  const lots = await compareLotsWithLedger(database);
  const orders = await compareOrders(database, gateway);
  return { ...rows[0], lots, orders };
}
