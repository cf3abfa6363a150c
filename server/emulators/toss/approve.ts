import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.gen.d.ts';
import { hasFailedBefore } from './process-call.ts';
import { removeBillingKey, savePayment } from './books.repository.ts';
import { describeTossError, ERRORS, type TossErrorCode } from './errors.ts';
import type { GenerateKey } from './keys.ts';
import { createFailure, createSuccess, type ResponseMode, type Outcome } from './outcome.ts';
import { abortPayment, approvePayment } from './payment.ts';
import type { TossPayment } from './payment.types.ts';
import { findScenario, SLOW_RESPONSE_MS, type Scenario } from './scenarios.ts';
import { queueWebhook } from './webhooks.ts';

const REFUSALS: Partial<Record<Scenario, TossErrorCode>> = {
  declined: 'REJECT_CARD_PAYMENT',
  expired: 'INVALID_CARD_EXPIRATION',
  unsupported: 'NOT_SUPPORTED_CARD_TYPE',
};

const MANNERS: Partial<Record<Scenario, ResponseMode>> = {
  slow: { delayMs: SLOW_RESPONSE_MS },
  webhookFirst: { webhooksFirst: true },
  cut: { isCut: true },
};

type Approval = {
  payment: TossPayment;
  cardNumber: string;
  months?: number;
  billingKey?: string;
  publicBase: string;
  makeKey: GenerateKey;
  at: Date;
};

export async function decidePayment(transaction: Transaction<DB>, approval: Approval): Promise<Outcome> {
  const { payment, cardNumber, months, billingKey, publicBase, makeKey, at } = approval;
  const { orderId } = payment;
  const scenario = findScenario(cardNumber);
  const isFailing = scenario === 'failsOnce' || scenario === 'failsForKey';
  if (isFailing && !(await hasFailedBefore(transaction, orderId)))
    return createFailure('FAILED_INTERNAL_SYSTEM_PROCESSING', { orderId, isForgotten: scenario === 'failsOnce' });

  const refusal = REFUSALS[scenario];
  if (refusal) {
    const aborted = abortPayment(payment, { code: refusal, message: ERRORS[refusal][1] });
    await savePayment(transaction, aborted, cardNumber, at);
    await queueStatus(transaction, aborted, at);
    return { ...describeTossError(refusal), orderId };
  }

  const approved = approvePayment(payment, {
    cardNumber,
    ...(months !== undefined && { months }),
    transactionKey: makeKey('transaction'),
    approveNo: makeKey('approval'),
    receipt: `${publicBase}/receipts/${encodeURIComponent(payment.paymentKey)}`,
    at,
  });
  await savePayment(transaction, approved, cardNumber, at);
  await queueStatus(transaction, approved, at);
  if (scenario === 'contradicted') await queueStatus(transaction, abortPayment(approved, null), at);
  if (scenario === 'keyDeleted' && billingKey !== undefined) {
    await removeBillingKey(transaction, billingKey);
    await queueWebhook(transaction, { eventType: 'BILLING_DELETED', data: { billingKey } }, at);
  }
  return createSuccess(approved, { orderId, ...MANNERS[scenario] });
}

export const queueStatus = (transaction: Transaction<DB>, payment: TossPayment, at: Date) =>
  queueWebhook(transaction, { eventType: 'PAYMENT_STATUS_CHANGED', data: payment }, at);
