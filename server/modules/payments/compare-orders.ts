import type { PaymentGateway } from '../../adapters/payments/port.ts';
import type { Connection } from '../../database/connect.ts';
import { listBookedOrders } from './booked-orders.repository.ts';

export type WrongOrder = { orderId: string; ledger: number; provider: number | null };

const ORDERS_AT_ONCE = 500;

/** Compares paid orders with the provider's records. Returns those whose amount differs from the ledger. */
export async function compareOrders(connection: Connection, gateway: PaymentGateway) {
  const wrong: WrongOrder[] = [];
  let orders = 0;
  let after = '';
  for (;;) {
    const page = await listBookedOrders(connection, after, ORDERS_AT_ONCE);
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
