import type { Deps } from '../../deps.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { deleteBillingKey, findBillingKey } from './cards.repository.ts';

export const FORGET_BILLING_KEY = 'forget-billing-key';

export const createCardJobs = ({
  database,
  payments,
  secrets,
}: Pick<Deps, 'database' | 'payments' | 'secrets'>): JobDefinition[] => [
  defineJob(FORGET_BILLING_KEY, async ({ key: paymentMethodUuid }) => {
    const billingKey = await findBillingKey(database, secrets, paymentMethodUuid);
    if (billingKey === null || !payments) return;
    await payments.removeBillingKey(billingKey);
    return async (transaction) => {
      await deleteBillingKey(transaction, paymentMethodUuid);
    };
  }),
];
