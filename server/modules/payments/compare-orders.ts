import { sql } from 'kysely';
import type { PaymentGateway } from '../../adapters/payments/port.ts';
import type { Connection } from '../../database/connect.ts';

export type WrongOrder = { orderId: string; ledger: number; provider: number | null };
type Booked = { orderId: string; paymentKey: string | null; won: number };

const ORDERS_AT_ONCE = 500;

/**
 * Compares each paid order with the provider's records, and returns the orders whose amount differs from the ledger's.
 */
export async function compareOrders(connection: Connection, gateway: PaymentGateway) {
  const wrong: WrongOrder[] = [];
  let orders = 0;
  let after = '';
  for (;;) {
    const page = await listBooked(connection, after);
    for (const { orderId, paymentKey, won } of page) {
      const payment = paymentKey === null ? null : await gateway.findByPaymentKey(paymentKey);
      const provider = payment?.balanceAmount ?? null;
      if (provider !== won) wrong.push({ orderId, ledger: won, provider });
    }
    orders += page.length;
    after = page.at(-1)?.orderId ?? '';
    if (page.length < ORDERS_AT_ONCE) return { orders, wrong };
  }
}

/** Lists each order's amount on the ledger's card account, which doesn't include refunds in progress yet. */
async function listBooked(connection: Connection, after: string): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    select o.order_id as "orderId", o.payment_key as "paymentKey",
           coalesce((select sum(amount) from ledger_entries entry
                      where entry.order_id = o.order_id and unit = 'WON' and account = 'CARD'), 0)::integer as won
      from payment_orders o
     where o.state = 'DONE' and o.order_id > ${after}
     order by o.order_id limit ${ORDERS_AT_ONCE}`.execute(connection);
  return rows;
}
