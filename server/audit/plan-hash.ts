import { createHash } from 'node:crypto';
import { planText } from '../../rules/plan.ts';

/** Hashes the plan the way SENT records it. */
export const planHash = (plan: Parameters<typeof planText>[0]) =>
  createHash('sha256').update(planText(plan)).digest('hex');
