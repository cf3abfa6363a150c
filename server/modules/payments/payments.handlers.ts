import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createConfirmCreditOrder } from './confirm-credit-order.ts';
import { createCreateCreditOrder } from './create-credit-order.ts';
import { createGetCreditUsage } from './get-credit-usage.ts';
import { createGetPaymentOrder } from './get-payment-order.ts';
import { createGetServicePlan } from './get-service-plan.ts';
import { createGetUsagePeriod } from './get-usage-period.ts';
import { createExportPayments } from './history/export-payments.ts';
import { createGetPaymentReceipt } from './history/get-payment-receipt.ts';
import { createListPayments } from './history/list-payments.ts';
import type { PaymentReactions } from './payment-deps.ts';
import { createReceiveTossWebhook } from './receive-toss-webhook.ts';
import { createSetReceiptEmail } from './set-receipt-email.ts';

export const createPaymentHandlers = (deps: Deps, later: PaymentReactions) =>
  ({
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
    getServicePlan: createGetServicePlan(deps),
  }) satisfies Partial<OperationHandlers>;
