import type { components } from '#openapi';
import { ERRORS, type ErrorCode } from '../../contract/domain-error.ts';
import { readPlanName, type Plans } from '../../content/plans.ts';
import type { Connection } from '../../database/connect.ts';
import { getUsage } from '../credits/usage.ts';
import type { Failure, Order } from './orders.repository.ts';

const CODES: Record<Failure['kind'], ErrorCode> = {
  declined: 'CARD_DECLINED',
  replace: 'CARD_UNUSABLE',
  late: 'PAYMENT_EXPIRED',
  ours: 'PAYMENT_UNAVAILABLE',
};

/** What the failure of an order is called towards its buyer. */
export const codeOfFailure = (kind: Failure['kind']): ErrorCode => CODES[kind];

export async function describeOrder(
  connection: Connection,
  plans: Plans,
  { orderId, organizationUuid, kind, state, amount, credits, servicePlanName, failureKind }: Order,
  at: Date,
): Promise<components['schemas']['PaymentOrder']> {
  const errorCode = failureKind && codeOfFailure(failureKind);
  const { credits: balance } = await getUsage(connection, plans, organizationUuid, at);
  return {
    orderId,
    kind,
    state: state === 'ASKED' ? 'CONFIRMING' : state,
    amount,
    credits,
    servicePlanName: servicePlanName === null ? null : readPlanName(servicePlanName),
    failure: errorCode && { errorCode, message: ERRORS[errorCode].message },
    available: balance.available,
  };
}
