import { requireOrderDeps, type PaymentDeps } from '../payments/payment-deps.ts';
import { createRefillFulfilment } from '../refills/refill-fulfilment.ts';
import { createPlanFulfilment, type PlanDeps } from './fulfil-plan.ts';

export const requirePlanDeps = (deps: PaymentDeps & PlanDeps) =>
  requireOrderDeps(deps, { plan: createPlanFulfilment(deps), refill: createRefillFulfilment(deps) });
