import type { PaymentOrder } from '../payments/orders.repository.ts';

/** Narrows an order to the columns of plan orders. A database constraint makes sure that they are set. */
export function requirePlanOrder(order: PaymentOrder) {
  const { servicePlanName, contracts, paymentMethodUuid, organizationServicePlanPaymentUuid, purpose } = order;
  const { periodStart, periodEnd } = order;
  if (
    servicePlanName === null ||
    contracts === null ||
    paymentMethodUuid === null ||
    organizationServicePlanPaymentUuid === null ||
    purpose === null ||
    periodStart === null ||
    periodEnd === null
  )
    throw new Error(`${order.orderId} is no order of a plan.`);
  return {
    servicePlanName,
    contracts,
    paymentMethodUuid,
    organizationServicePlanPaymentUuid,
    purpose,
    periodStart,
    periodEnd,
  };
}
