import { findPrice } from '../../content/plans.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';

export const createGetServicePlan =
  ({ config, plans, now }: Deps): OperationHandler<'getServicePlan'> =>
  async () => ({
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
  });
