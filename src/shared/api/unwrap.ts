import type { components } from '#openapi';
import { ApiError } from './api-error';

type ErrorBody = components['schemas']['ErrorBody'];
type Settled<Envelope> =
  | { data: Envelope & { isSuccess: true }; error?: never; response: Response }
  | { data?: never; error: ErrorBody; response: Response };

/** Returns the envelope's `result`. Rejects with an ApiError for any other response, including an empty body. */
export async function unwrap<Result>(call: Promise<Settled<{ result: Result }>>): Promise<Result>;
/** For a result that is always null, because openapi-fetch drops such properties. */
export async function unwrap(call: Promise<Settled<object>>): Promise<null>;
export async function unwrap(call: Promise<Settled<{ result?: unknown }>>): Promise<unknown> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw ApiError.from(thrown);
  });
  if (response.ok && data?.isSuccess) return data.result ?? null;
  const body = isErrorBody(error) ? error : undefined;
  throw new ApiError(body?.errorCode ?? 'UNKNOWN', { status: response.status, ...(body && { body }) });
}

/** A proxy may return a body of its own. */
const isErrorBody = (error: unknown): error is ErrorBody =>
  typeof error === 'object' && error !== null && 'errorCode' in error && 'message' in error;
