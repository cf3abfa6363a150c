import { DomainError } from '../../contract/domain-error.ts';
import type { BatchState } from './batch.types.ts';

/** The actions on a batch: the states that allow each, and the state it leads to. */
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

export function findNextState(action: BatchAction, from: BatchState): BatchState | undefined {
  const ways: { readonly [From in BatchState]?: BatchState } = CHART[action];
  return ways[from];
}

export function requireNextState(action: BatchAction, from: BatchState): BatchState {
  const next = findNextState(action, from);
  if (next !== undefined) return next;
  const isBefore = action === 'edit' || action === 'schedule' || action === 'start';
  throw new DomainError(isBefore ? 'BATCH_STARTED' : 'BATCH_NOT_RUNNING');
}
