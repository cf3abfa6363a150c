import * as v from 'valibot';
import { PaymentFailure, type IssuedKey, type Payment, type WebhookNotice } from './port.ts';
import { classifyFailure } from './toss-failures.ts';

/** Assumed for failed payments, which have a code but no HTTP status. */
const REFUSED = 400;

/** Reads only the properties that we use, because Toss adds others without a new API version. */
const card = v.object({
  issuerCode: v.string(),
  number: v.string(),
  cardType: v.optional(v.string(), '미확인'),
  ownerType: v.optional(v.string(), '미확인'),
});
const url = v.nullish(v.object({ url: v.string() }));
const won = v.pipe(v.number(), v.integer());
const instant = v.pipe(v.string(), v.isoTimestamp());

const billing = v.object({ billingKey: v.string(), customerKey: v.string(), card });

const payment = v.object({
  paymentKey: v.string(),
  orderId: v.string(),
  status: v.picklist([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  totalAmount: won,
  balanceAmount: won,
  vat: won,
  lastTransactionKey: v.nullish(v.string()),
  requestedAt: instant,
  approvedAt: v.nullish(instant),
  receipt: url,
  card: v.nullish(
    v.object({
      ...card.entries,
      approveNo: v.optional(v.string(), ''),
      installmentPlanMonths: v.optional(won, 0),
    }),
  ),
  failure: v.nullish(v.object({ code: v.string(), message: v.string() })),
});

const webhook = v.object({
  eventType: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  data: v.record(v.string(), v.unknown()),
});

const LAST4 = /\d{1,4}\D?$/;
const describeCard = ({ issuerCode, number, cardType, ownerType }: v.InferOutput<typeof card>) => ({
  issuerCode,
  number,
  // Some masks cover the last digit: 43301234****123*.
  last4: LAST4.exec(number)?.[0] ?? '',
  cardType,
  ownerType,
});

/** Parses a response. If that fails, the payment may still have gone through, even with status 200. */
function readOrFail<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new PaymentFailure('unknown', 'UNREADABLE', `The answer of Toss is not understood: ${v.getDotPath(issue)}`);
}

export function readBilling(answer: unknown): IssuedKey {
  const { billingKey, customerKey, card: described } = readOrFail(billing, answer);
  return { billingKey, customerKey, card: describeCard(described) };
}

export function readPayment(answer: unknown): Payment {
  const read = readOrFail(payment, answer);
  const { paymentKey, orderId, status, totalAmount, balanceAmount, vat } = read;
  return {
    paymentKey,
    orderId,
    status,
    totalAmount,
    balanceAmount,
    vat,
    lastTransactionKey: read.lastTransactionKey ?? null,
    requestedAt: new Date(read.requestedAt),
    approvedAt: read.approvedAt ? new Date(read.approvedAt) : null,
    receiptUrl: read.receipt?.url ?? null,
    card: read.card
      ? {
          ...describeCard(read.card),
          approveNo: read.card.approveNo,
          installmentMonths: read.card.installmentPlanMonths,
        }
      : null,
    failure: read.failure
      ? { ...read.failure, isCardUnusable: classifyFailure(read.failure.code, REFUSED) === 'replace' }
      : null,
    raw: answer,
  };
}

export function readWebhook(body: unknown): WebhookNotice | null {
  const read = v.safeParse(webhook, body);
  if (!read.success) return null;
  const { eventType, data } = read.output;
  return {
    eventType,
    paymentKey: findText(data, 'paymentKey'),
    orderId: findText(data, 'orderId'),
    status: findText(data, 'status'),
    lastTransactionKey: findText(data, 'lastTransactionKey'),
    billingKey: findText(data, 'billingKey'),
    customerKey: findText(data, 'customerKey'),
  };
}

const MAX_DEPTH = 4;

/** Searches all levels, because Toss doesn't document where its webhook about a deleted key contains the key. */
function findText(value: unknown, name: string, depth = 0): string | null {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return null;
  const entries = Object.entries(value);
  const own = entries.find(([key, member]) => key === name && typeof member === 'string');
  if (own) return String(own[1]);
  for (const [, member] of entries) {
    const found = findText(member, name, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
