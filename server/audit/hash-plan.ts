import { createHash } from 'node:crypto';
import { planText } from '../../rules/plan.ts';

/** Computes the plan hash that SENT records. */
export const hashPlan = (plan: Parameters<typeof planText>[0]) =>
  createHash('sha256').update(planText(plan)).digest('hex');
