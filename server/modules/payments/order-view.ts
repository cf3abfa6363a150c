import type { components } from '#openapi';
import { ERROR_DEFINITIONS, type ErrorCode } from '../../contract/domain-error.ts';
import { parsePlanName, type Plans } from '../../content/plans.ts';
import type { Connection } from '../../database/connect.ts';
import { getUsage } from '../credits/usage.ts';
import type { OrderFailure, PaymentOrder } from './orders.repository.ts';

const CODES: Record<OrderFailure['kind'], ErrorCode> = {
  declined: 'CARD_DECLINED',
  replace: 'CARD_UNUSABLE',
  late: 'PAYMENT_EXPIRED',
  ours: 'PAYMENT_UNAVAILABLE',
};

/** Returns the error code that the buyer of a failed order gets. */
export const getFailureCode = (kind: OrderFailure['kind']): ErrorCode => CODES[kind];

type State = Pick<PaymentOrder, 'state' | 'amount' | 'refundedAmount'>;

export function describeOrderState({ state, amount, refundedAmount }: State): components['schemas']['PaymentState'] {
  if (state === 'ASKED') return 'CONFIRMING';
  if (refundedAmount === 0) return state;
  return refundedAmount === amount ? 'REFUNDED' : 'PART_REFUNDED';
}

export function describeOrderFailure(kind: OrderFailure['kind'] | null): components['schemas']['PaymentFailure'] {
  const errorCode = kind && getFailureCode(kind);
  return errorCode && { errorCode, message: ERROR_DEFINITIONS[errorCode].message };
}

export async function describeOrder(
  connection: Connection,
  plans: Plans,
  order: PaymentOrder,
  at: Date,
): Promise<components['schemas']['PaymentOrder']> {
  const { orderId, organizationUuid, kind, amount, credits, servicePlanName, failureKind } = order;
  const { credits: balance } = await getUsage(connection, plans, organizationUuid, at);
  return {
    orderId,
    kind,
    state: describeOrderState(order),
    amount,
    credits,
    servicePlanName: servicePlanName === null ? null : parsePlanName(servicePlanName),
    failure: describeOrderFailure(failureKind),
    available: balance.available,
  };
}
