import { DomainError } from '../../contract/domain-error.ts';
import type { BatchState } from './batch.types.ts';

/** The actions on a batch, with the states in which each is allowed and the resulting states. */
const CHART = {
  edit: { DRAFT: 'DRAFT', SCHEDULED: 'DRAFT' },
  schedule: { DRAFT: 'SCHEDULED', SCHEDULED: 'SCHEDULED' },
  start: { DRAFT: 'RUNNING', SCHEDULED: 'RUNNING' },
  pause: { RUNNING: 'PAUSED' },
  resume: { PAUSED: 'RUNNING' },
  cancel: { RUNNING: 'CANCELLED', PAUSED: 'CANCELLED', SCHEDULED: 'CANCELLED' },
  finish: { RUNNING: 'DONE' },
  retry: { DONE: 'RUNNING' },
} as const satisfies Record<string, { readonly [From in BatchState]?: BatchState }>;

export type BatchAction = keyof typeof CHART;

/** Returns the state after an action, or undefined if the action isn't allowed. */
export function findNextState(action: BatchAction, from: BatchState): BatchState | undefined {
  const ways: { readonly [From in BatchState]?: BatchState } = CHART[action];
  return ways[from];
}

/**
 * Returns the state after an action. Throws if somebody else has already moved the batch to a state that doesn't allow
 * it.
 */
export function requireNextState(action: BatchAction, from: BatchState): BatchState {
  const next = findNextState(action, from);
  if (next !== undefined) return next;
  const isBefore = action === 'edit' || action === 'schedule' || action === 'start';
  throw new DomainError(isBefore ? 'BATCH_STARTED' : 'BATCH_NOT_RUNNING');
}
