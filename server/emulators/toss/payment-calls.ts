import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { DB } from '../../database/schema.gen.d.ts';
import { decidePayment, queueStatus } from './approve.ts';
import {
  isPaid,
  lockOrder,
  lockPayment,
  lockOrderPayment,
  savePayment,
  type BookedPayment,
} from './books.repository.ts';
import { TossError } from './errors.ts';
import { createFailure, createSuccess, type Outcome } from './outcome.ts';
import { parseBody, type CallContext } from './parse-body.ts';
import { cancelPayment, MAX_WINDOW_MS } from './payment.ts';
import { orderIdSchema, amountSchema } from './read-window.ts';
import { findPaymentWindow } from './windows.repository.ts';

/** How long after its completion a window can be confirmed. */
const MAX_CONFIRM_MS = 10 * 60_000;

const confirmation = v.object({
  paymentKey: v.pipe(v.string(), v.maxLength(200)),
  orderId: orderIdSchema,
  amount: amountSchema,
});
const cancellation = v.object({
  cancelReason: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  cancelAmount: v.optional(amountSchema),
});

export async function confirmPayment(
  transaction: Transaction<DB>,
  body: unknown,
  parts: CallContext,
): Promise<Outcome> {
  const asked = parseBody(confirmation, body);
  await lockOrder(transaction, asked.orderId);
  const booked = await expireLate(transaction, await lockPayment(transaction, asked.paymentKey), parts.at);
  if (!booked) throw new TossError('NOT_FOUND_PAYMENT');
  const { payment, cardNumber } = booked;
  if (payment.orderId !== asked.orderId || payment.totalAmount !== asked.amount)
    throw new TossError('FORBIDDEN_REQUEST');
  // Returned instead of thrown, because a rollback would undo the expiry.
  if (payment.status === 'EXPIRED') return createFailure('NOT_FOUND_PAYMENT_SESSION');
  if (payment.status === 'READY' || cardNumber === null) throw new TossError('NOT_FOUND_PAYMENT_SESSION');
  if (payment.status !== 'IN_PROGRESS') throw new TossError('ALREADY_PROCESSED_PAYMENT');
  if (await isPaid(transaction, asked.orderId)) throw new TossError('DUPLICATED_ORDER_ID');
  return decidePayment(transaction, { ...parts, payment, cardNumber });
}

export async function readPayment(transaction: Transaction<DB>, paymentKey: string, at: Date): Promise<Outcome> {
  return show(await expireLate(transaction, await lockPayment(transaction, paymentKey), at));
}

export async function readOrder(transaction: Transaction<DB>, wanted: string, at: Date): Promise<Outcome> {
  return show(await expireLate(transaction, await lockOrderPayment(transaction, wanted), at));
}

function show(booked: BookedPayment | undefined): Outcome {
  if (!booked) throw new TossError('NOT_FOUND_PAYMENT');
  return createSuccess(booked.payment);
}

export async function refundPayment(
  transaction: Transaction<DB>,
  paymentKey: string,
  body: unknown,
  { makeKey, at }: CallContext,
): Promise<Outcome> {
  const asked = parseBody(cancellation, body);
  const booked = await lockPayment(transaction, paymentKey);
  if (!booked) throw new TossError('NOT_FOUND_PAYMENT');
  const { payment, cardNumber } = booked;
  if (payment.status === 'CANCELED') throw new TossError('ALREADY_CANCELED_PAYMENT');
  if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED') throw new TossError('NOT_CANCELABLE_PAYMENT');
  const amount = asked.cancelAmount ?? payment.balanceAmount;
  if (amount > payment.balanceAmount) throw new TossError('NOT_CANCELABLE_AMOUNT');
  const reason = asked.cancelReason;
  const left = cancelPayment(payment, { amount, reason, transactionKey: makeKey('transaction'), at });
  await savePayment(transaction, left, cardNumber, at);
  await queueStatus(transaction, left, at);
  return createSuccess(left);
}

/** Expires a late payment. Toss does so on a schedule, and the emulator when somebody reads the payment. */
async function expireLate(transaction: Transaction<DB>, booked: BookedPayment | undefined, at: Date) {
  const status = booked?.payment.status;
  if (!booked || (status !== 'READY' && status !== 'IN_PROGRESS')) return booked;
  const window = await findPaymentWindow(transaction, booked.payment.paymentKey);
  if (!window) return booked;
  const end = window.passedAt ? window.passedAt.getTime() + MAX_CONFIRM_MS : window.openedAt.getTime() + MAX_WINDOW_MS;
  if (at.getTime() < end) return booked;
  const payment = { ...booked.payment, status: 'EXPIRED' as const };
  await savePayment(transaction, payment, booked.cardNumber, at);
  await queueStatus(transaction, payment, at);
  return { ...booked, payment };
}
