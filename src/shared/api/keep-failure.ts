import { ApiError } from './api-error';

type Thrown = { error: unknown };

/** What stopped an actor, as guards and actions take it. */
export const thrown = ({ event }: { event: Thrown }): Thrown => ({ error: event.error });

/** For a setup: `actions: { keepFailure: assign(toFailure) }`. XState types an `assign` by its own machine, so it stands there. */
export const toFailure = (_: unknown, { error }: Thrown): { failure: ApiError } => ({ failure: ApiError.from(error) });

/** For a transition: `onError: { target: 'failed', actions: keepFailure }`. */
export const keepFailure = { type: 'keepFailure', params: thrown } as const;
