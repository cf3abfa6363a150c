import { requireOrderParts, type PaymentDeps } from '../payments/payment-parts.ts';
import { createRefillFulfilment } from '../refills/refill-fulfilment.ts';
import { createPlanFulfilment, type PlanDeps } from './fulfil-plan.ts';

/** Collects what is needed to charge for a plan. */
export const requirePlanParts = (deps: PaymentDeps & PlanDeps) =>
  requireOrderParts(deps, { plan: createPlanFulfilment(deps), refill: createRefillFulfilment(deps) });
