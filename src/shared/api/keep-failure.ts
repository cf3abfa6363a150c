import { ApiError } from './api-error';

type Thrown = { error: unknown };

/** The error that stopped an actor, as params for guards and actions. */
export const getThrownError = ({ event }: { event: Thrown }): Thrown => ({ error: event.error });

/**
 * For a setup: `actions: { keepFailure: assign(toFailure) }`. The `assign` itself has to be there, because XState types
 * it by its machine.
 */
export const toFailure = (_: unknown, { error }: Thrown): { failure: ApiError } => ({ failure: ApiError.from(error) });

/** For a transition: `onError: { target: 'failed', actions: keepFailure }`. */
export const keepFailure = { type: 'keepFailure', params: getThrownError } as const;
