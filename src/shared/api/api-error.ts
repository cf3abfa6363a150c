import type { components } from '#openapi';

type ErrorBody = components['schemas']['ErrorBody'];
/** The server's error codes, plus three that only occur in the client. */
export type ErrorCode = components['schemas']['ErrorCode'] | 'NETWORK' | 'TIMEOUT' | 'UNKNOWN';

/** The only error that API calls reject with. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number | undefined;
  readonly body: ErrorBody | undefined;

  constructor(code: ErrorCode, options: { status?: number; body?: ErrorBody; cause?: unknown } = {}) {
    super(options.body?.message ?? code, { cause: options.cause });
    this.code = code;
    this.status = options.status;
    this.body = options.body;
  }

  /** Anything that fetch doesn't throw is a bug, and is kept as the cause. */
  static from(thrown: unknown): ApiError {
    if (thrown instanceof ApiError) return thrown;
    if (thrown instanceof DOMException && thrown.name === 'TimeoutError')
      return new ApiError('TIMEOUT', { cause: thrown });
    if (thrown instanceof TypeError) return new ApiError('NETWORK', { cause: thrown });
    return new ApiError('UNKNOWN', { cause: thrown });
  }
}

/** Returns whether trying again may help. Other failures would only repeat themselves. */
export const isUnreachable = (failure: ApiError | null) => failure?.code === 'NETWORK' || failure?.code === 'TIMEOUT';
