import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { DB } from '../../database/schema.gen.d.ts';
import { decidePayment } from './approve.ts';
import { findBillingKey, isPaid, lockOrder, removeBillingKey, saveBillingKey } from './books.repository.ts';
import { TossError } from './errors.ts';
import { createFailure, createSuccess, type Outcome } from './outcome.ts';
import type { CallContext } from './parse-body.ts';
import { parseBody } from './parse-body.ts';
import { createPayment, describeCard, MERCHANT_ID, formatTossTime } from './payment.ts';
import { customerKeySchema, orderIdSchema, orderNameSchema, amountSchema } from './read-window.ts';
import { findScenario } from './scenarios.ts';
import { consumeAuthKey } from './windows.repository.ts';

const MIN_WON = 100;
/** Toss doesn't allow instalments for less. */
const MIN_INSTALMENT_WON = 50_000;

const issue = v.object({ authKey: v.string(), customerKey: customerKeySchema });
const charge = v.object({
  customerKey: customerKeySchema,
  amount: amountSchema,
  orderId: orderIdSchema,
  orderName: orderNameSchema,
  customerEmail: v.optional(v.string()),
  customerName: v.optional(v.string()),
  cardInstallmentPlan: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12), v.notValue(1))),
});

export async function issueBillingKey(
  transaction: Transaction<DB>,
  body: unknown,
  parts: CallContext,
): Promise<Outcome> {
  const asked = parseBody(issue, body);
  const window = await consumeAuthKey(transaction, asked.authKey);
  if (!window?.cardNumber || window.options.kind !== 'BILLING') throw new TossError('NOT_FOUND_BILLING');
  if (window.options.customerKey !== asked.customerKey) throw new TossError('NOT_MATCHES_CUSTOMER_KEY');
  // Returned instead of thrown, because a rollback would make the authKey usable again.
  if (findScenario(window.cardNumber) === 'expired') return createFailure('INVALID_CARD_EXPIRATION');
  const billingKey = parts.makeKey('billing');
  await saveBillingKey(transaction, {
    billingKey,
    customerKey: asked.customerKey,
    cardNumber: window.cardNumber,
    issuedAt: parts.at,
  });
  return createSuccess({
    mId: MERCHANT_ID,
    customerKey: asked.customerKey,
    authenticatedAt: formatTossTime(parts.at),
    method: '카드',
    billingKey,
    card: describeCard(window.cardNumber),
  });
}

export async function chargeBillingKey(
  transaction: Transaction<DB>,
  billingKey: string,
  body: unknown,
  parts: CallContext,
): Promise<Outcome> {
  const asked = parseBody(charge, body);
  const months = asked.cardInstallmentPlan ?? 0;
  if (months > 0 && asked.amount < MIN_INSTALMENT_WON) throw new TossError('INVALID_REQUEST');
  if (asked.amount < MIN_WON) throw new TossError('BELOW_MINIMUM_AMOUNT');
  await lockOrder(transaction, asked.orderId);
  const key = await findBillingKey(transaction, billingKey);
  // A paid order comes first, even if its card has been removed since.
  if (await isPaid(transaction, asked.orderId)) throw new TossError('DUPLICATED_ORDER_ID');
  if (!key || key.state === 'REMOVED') throw new TossError('NOT_FOUND_BILLING');
  if (key.customerKey !== asked.customerKey) throw new TossError('NOT_MATCHES_CUSTOMER_KEY');
  const payment = createPayment({
    paymentKey: parts.makeKey('payment'),
    orderId: asked.orderId,
    orderName: asked.orderName,
    type: 'BILLING',
    amount: asked.amount,
    secret: parts.makeKey('secret'),
    at: parts.at,
  });
  return decidePayment(transaction, { ...parts, payment, cardNumber: key.cardNumber, months, billingKey });
}

export async function deleteBillingKey(transaction: Transaction<DB>, billingKey: string): Promise<Outcome> {
  const key = await findBillingKey(transaction, billingKey);
  if (!key) throw new TossError('NOT_FOUND_BILLING');
  if (key.state === 'REMOVED') throw new TossError('ALREADY_REMOVED_BILLING_KEY');
  await removeBillingKey(transaction, billingKey);
  return createSuccess({});
}
