import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from 'kysely';
import { getSeoulDay } from '../../../rules/dates.ts';
import { getPlanDisplayName, type OfferedPlan } from '../../content/plans.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { buildPlanOrderPrefix } from '../payments/order-id.ts';
import { countOrders, insertPlanOrder, type PlanOrderPurpose } from '../payments/orders.repository.ts';

type Asked = {
  organizationUuid: string;
  plan: OfferedPlan;
  paymentMethodUuid: string;
  purpose: PlanOrderPurpose;
  tryNumber: number | null;
  amount: number;
  periodStart: Date;
  periodEnd: Date;
  at: Date;
};

/**
 * Stores a charge for a period before the provider is called. Its id is made of the organisation, the due date and the
 * number of the attempt, so that running this twice never charges twice.
 */
export async function createPlanOrder(transaction: Transaction<DB>, { plan, at, ...asked }: Asked): Promise<string> {
  const { organizationUuid, periodStart } = asked;
  const prefix = buildPlanOrderPrefix(organizationUuid, getSeoulDay(periodStart));
  const orderId = `${prefix}${await countOrders(transaction, organizationUuid, prefix)}`;
  const isStored = await insertPlanOrder(transaction, {
    ...asked,
    orderId,
    orderName: `${getPlanDisplayName(plan.name)} 요금제`,
    servicePlanName: plan.name,
    contracts: plan.contractsPerMonth,
    organizationServicePlanPaymentUuid: uuidv7({ msecs: at.getTime() }),
    openedAt: at,
  });
  if (!isStored) throw new DomainError('PAYMENT_RUNNING');
  return orderId;
}
