import { createHash } from 'node:crypto';
import { planText } from '../../rules/plan.ts';

/** As SENT tells it. */
export const planHash = (plan: Parameters<typeof planText>[0]) =>
  createHash('sha256').update(planText(plan)).digest('hex');
