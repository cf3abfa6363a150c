import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';

type BookedOrder = { orderId: string; paymentKey: string | null; won: number };

/**
 * Lists the next paid orders by id, with their amounts in the ledger's card account. Refunds in progress aren't
 * deducted yet.
 */
export async function listBookedOrders(connection: Connection, after: string, limit: number): Promise<BookedOrder[]> {
  const { rows } = await sql<BookedOrder>`
    select o.order_id as "orderId", o.payment_key as "paymentKey",
           coalesce((select sum(amount) from ledger_entries entry
                      where entry.order_id = o.order_id and unit = 'WON' and account = 'CARD'), 0)::integer as won
      from payment_orders o
     where o.state = 'DONE' and o.order_id > ${after}
     order by o.order_id limit ${limit}`.execute(connection);
  return rows;
}
