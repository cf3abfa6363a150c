import { findPrice } from '../../content/plans.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createConfirmCreditOrder } from './confirm-credit-order.ts';
import { createCreateCreditOrder } from './create-credit-order.ts';
import { createGetPaymentOrder } from './get-payment-order.ts';
import { createReceiveTossWebhook } from './receive-webhook.ts';
import { createGetCreditUsage } from './credit-usage.ts';
import { createExportPayments } from './history/export-payments.ts';
import { createGetPaymentReceipt } from './history/get-receipt.ts';
import { createListPayments } from './history/list-payments.ts';
import { createSetReceiptEmail } from './set-receipt-email.ts';
import type { PaymentReactions } from './payment-parts.ts';
import { createGetUsagePeriod } from './usage-period.ts';

export function createPaymentHandlers(deps: Deps, later: PaymentReactions) {
  const { config, plans, now } = deps;
  return {
    getUsagePeriod: createGetUsagePeriod(deps),
    getCreditUsage: createGetCreditUsage(deps),
    listPayments: createListPayments(deps),
    exportPayments: createExportPayments(deps),
    getPaymentReceipt: createGetPaymentReceipt(deps),
    setReceiptEmail: createSetReceiptEmail(deps),
    createCreditOrder: createCreateCreditOrder(deps),
    confirmCreditOrder: createConfirmCreditOrder(deps, later),
    getPaymentOrder: createGetPaymentOrder(deps),
    receiveTossWebhook: createReceiveTossWebhook(deps),
    getServicePlan: async () => ({
      billing: config.billing,
      plans: plans.plans.map(({ name, contractsPerMonth, prices }) => ({
        servicePlanName: name,
        price: findPrice(prices, now()),
        contractsPerMonth,
      })),
      costs: plans.costs,
      packs: plans.packs.map(({ creditPackId, credits, prices }) => ({
        creditPackId,
        credits,
        price: findPrice(prices, now()),
      })),
      seller: plans.seller,
    }),
  } satisfies Partial<OperationHandlers>;
}
