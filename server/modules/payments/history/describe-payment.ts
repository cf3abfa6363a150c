import type { components } from '#openapi';
import type { PaymentGateway } from '../../../adapters/payments/port.ts';
import { getIssuerName } from '../../../content/card-issuers.ts';
import { parsePlanName } from '../../../content/plans.ts';
import { describeOrderFailure, describeOrderState } from '../order-view.ts';
import type { PaymentRow } from './payments.repository.ts';

export function describePayment(gateway: PaymentGateway, row: PaymentRow): components['schemas']['PaymentListItem'] {
  const { orderId, orderName, kind, amount, refundedAmount, credits, payment } = row;
  const kept = payment === null ? null : gateway.readKept(payment);
  return {
    orderId,
    orderName,
    kind,
    state: describeOrderState(row),
    amount,
    refundedAmount,
    credits,
    servicePlanName: row.servicePlanName === null ? null : parsePlanName(row.servicePlanName),
    organizationServicePlanPaymentUuid: row.organizationServicePlanPaymentUuid,
    failure: describeOrderFailure(row.failureKind),
    periodStart: (row.periodStart ?? row.startsAt)?.toISOString() ?? null,
    periodEnd: (row.periodEnd ?? row.expiresAt)?.toISOString() ?? null,
    card: kept?.card ? { issuerName: getIssuerName(kept.card.issuerCode), last4: kept.card.last4 } : null,
    requestedAt: row.openedAt.toISOString(),
    approvedAt: kept?.approvedAt?.toISOString() ?? null,
    receiptUrl: kept ? `/payments/receipts/${orderId}` : null,
    slipUrl: kept?.receiptUrl ?? null,
  };
}
