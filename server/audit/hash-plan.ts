import { createHash } from 'node:crypto';
import { serializePlan } from '../../rules/plan.ts';

/** Computes the plan's hash for the SENT event. */
export const hashPlan = (plan: Parameters<typeof serializePlan>[0]) =>
  createHash('sha256').update(serializePlan(plan)).digest('hex');
