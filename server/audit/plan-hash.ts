import { createHash } from 'node:crypto';
import { serializePlan } from '../../rules/plan.ts';

/** Hashes the plan the way SENT records it. */
export const planHash = (plan: Parameters<typeof serializePlan>[0]) =>
  createHash('sha256').update(serializePlan(plan)).digest('hex');
