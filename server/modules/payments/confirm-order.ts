import { PaymentFailure, type Payment, type PaymentGateway } from '../../adapters/payments/port.ts';
import { incrementAttempts, findOrder, markOrderRequested, type PaymentOrder } from './orders.repository.ts';
import { failOrder, settleOrder, type SettleDeps } from './settle-order.ts';

export type OrderDeps = SettleDeps & { gateway: PaymentGateway; now: () => Date };

const TRIES_A_KEY = 3;
/**
 * The provider accepts confirmations for ten minutes. Charges can be retried for longer, so we give up after a day, when
 * nobody is waiting for the result any more.
 */
const CONFIRMED = {
  verb: 'confirm',
  limitMs: 10 * 60_000,
  givenUp: { code: 'NOT_FOUND_PAYMENT_SESSION', message: '', kind: 'late' },
} as const;
const CHARGED = {
  verb: 'charge',
  limitMs: 24 * 3_600_000,
  givenUp: { code: 'NOT_ANSWERED', message: '', kind: 'ours' },
} as const;
/** Returns how an order is paid: confirmed after the window, or charged to a card. */
const wayOf = ({ paymentMethodUuid }: Pick<PaymentOrder, 'paymentMethodUuid'>) =>
  paymentMethodUuid === null ? CONFIRMED : CHARGED;
/** How long the payment window stays open. */
export const MAX_OPEN_MS = 30 * 60_000;

export type OrderConfirmation = { orderId: string; organizationUuid: string; paymentKey: string; amount: number };
type Refusal = 'NOT_FOUND' | 'AMOUNT_MISMATCH' | 'PAYMENT_EXPIRED';

/**
 * Confirms an order when the buyer returns from the window. Returns a refusal if the provider wasn't called, and
 * otherwise the order, which may still be ASKED.
 */
export async function confirmOrder(parts: OrderDeps, asked: OrderConfirmation): Promise<Refusal | PaymentOrder> {
  const { database, now } = parts;
  const { orderId, organizationUuid, paymentKey, amount } = asked;
  const order = await findOrder(database, orderId);
  if (!order || order.organizationUuid !== organizationUuid || order.kind !== 'CREDIT') return 'NOT_FOUND';
  if (order.amount !== amount) return 'AMOUNT_MISMATCH';
  const at = now();
  if (order.state === 'EXPIRED') return 'PAYMENT_EXPIRED';
  if (order.state === 'OPEN') {
    if (at.getTime() >= order.openedAt.getTime() + MAX_OPEN_MS) return 'PAYMENT_EXPIRED';
    // Committed before the call, so that resolve-orders looks up the order whatever happens.
    if (await markOrderRequested(database, orderId, paymentKey, at)) await requestPayment(parts, orderId);
  }
  return (await findOrder(database, orderId)) ?? order;
}

/**
 * Returns the idempotency key. For the same key, the provider repeats a stored error forever, so the key changes after
 * three attempts.
 */
function keyFor(order: Pick<PaymentOrder, 'paymentMethodUuid' | 'orderId' | 'tries'>) {
  const { orderId, tries } = order;
  const round = Math.ceil(tries / TRIES_A_KEY);
  const key = `${wayOf(order).verb}-${orderId}`;
  return round > 1 ? `${key}-k${round}` : key;
}

/** Requests the payment, and ends the order if the response is final. */
export async function requestPayment(parts: OrderDeps, orderId: string) {
  const { database, fulfilments, raiseAlarm, now } = parts;
  const order = await findOrder(database, orderId);
  if (order?.state !== 'ASKED') return;
  try {
    await settle(parts, orderId, await fulfilments[order.kind].ask(order, keyFor(order)));
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    const { kind, code, message } = error;
    if (kind === 'unknown') return;
    if (kind === 'ours') raiseAlarm(`the provider refused our request: ${code}`, orderId);
    await failOrder(parts, orderId, { code, message, kind }, now());
  }
}

/** Looks up an order whose response was lost. If the provider hasn't decided, repeats the call. */
export async function resolveOrder(parts: OrderDeps, orderId: string) {
  const { database, gateway, raiseAlarm, now } = parts;
  const order = await findOrder(database, orderId);
  if (order?.state !== 'ASKED' || !order.askedAt) return;
  const payment = await gateway.findByOrderId(orderId);
  if (payment && (await settle(parts, orderId, payment)) !== 'RUNNING') return;
  const at = now();
  const { limitMs, givenUp } = wayOf(order);
  if (at.getTime() >= order.askedAt.getTime() + limitMs) {
    if (!payment) raiseAlarm('the provider does not know an order that it was asked about', orderId);
    else if (order.paymentMethodUuid !== null)
      raiseAlarm('the provider has not decided about a charge for a day', orderId);
    await failOrder(parts, orderId, givenUp, at);
    return;
  }
  await incrementAttempts(database, orderId);
  await requestPayment(parts, orderId);
}

/** Looks up the payment that a webhook is about, because the webhook itself can't be trusted. */
export async function processWebhookNotice(
  parts: OrderDeps,
  { orderId, paymentKey }: { orderId: string | null; paymentKey: string | null },
) {
  const { gateway } = parts;
  const payment =
    (paymentKey !== null && (await gateway.findByPaymentKey(paymentKey))) ||
    (orderId !== null && (await gateway.findByOrderId(orderId)));
  if (payment) await settle(parts, payment.orderId, payment);
}

/** Settles an order. A payment of the wrong amount is refunded. */
async function settle(parts: OrderDeps, orderId: string, payment: Payment) {
  const { gateway, raiseAlarm, now } = parts;
  const settled = await settleOrder(parts, orderId, payment, now());
  if (settled !== 'AMOUNT_DIFFERS') return settled;
  raiseAlarm('an order was paid with another amount', orderId);
  const { paymentKey } = payment;
  await gateway.cancel({ paymentKey, reason: '주문과 결제 금액이 달라요.' }, `cancel-${orderId}-1`);
  await failOrder(parts, orderId, { code: 'AMOUNT_MISMATCH', message: '', kind: 'ours' }, now());
  return 'FAILED';
}
