import { ApiError, type ErrorCode } from '@/shared/api';
import type { DeadEnd, ReceiverStep } from '../api/verification';

const DEAD_ENDS = [
  'LINK_WRONG',
  'LINK_OVER',
  'CONTRACT_CANCELLED',
  'CONTRACT_REJECTED',
  'CONTRACT_EXPIRED',
  'DELEGATED',
  'NOT_YOUR_TURN',
] as const satisfies readonly ErrorCode[];

export type DeadEndCode = (typeof DEAD_ENDS)[number];
export type DeadEndDetails = { code: DeadEndCode; known: DeadEnd | null };

/** Returns the details of an error that retrying can't fix, and null for any other error. */
export function toDeadEnd(thrown: unknown): DeadEndDetails | null {
  const { code: given, body } = ApiError.from(thrown);
  const code = DEAD_ENDS.find((known) => known === given);
  return code ? { code, known: body?.deadEnd ?? null } : null;
}

export const findNextStep = (steps: readonly ReceiverStep[]) => steps.find(({ isPassed }) => !isPassed) ?? null;

/** The browser's clock may be wrong, so only differences between such times are meaningful. */
export const addSecondsToNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

export function findLockedUntil(steps: readonly ReceiverStep[]): string | null {
  const seconds = findNextStep(steps)?.lockedForSeconds ?? null;
  return seconds === null ? null : addSecondsToNow(seconds);
}
