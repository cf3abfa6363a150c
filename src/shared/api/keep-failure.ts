import { ApiError } from './api-error';

type Thrown = { error: unknown };

/** Params for guards and actions that need the error which stopped an actor. */
export const getThrownError = ({ event }: { event: Thrown }): Thrown => ({ error: event.error });

/**
 * Stores the error in a machine's context: `actions: { keepFailure: assign(toFailure) }`. Each setup must call `assign`
 * itself, because XState types it by the machine.
 */
export const toFailure = (_: unknown, { error }: Thrown): { failure: ApiError } => ({ failure: ApiError.from(error) });

/** The action for a transition: `onError: { target: 'failed', actions: keepFailure }`. */
export const keepFailure = { type: 'keepFailure', params: getThrownError } as const;
