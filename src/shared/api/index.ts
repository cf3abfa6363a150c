export { ApiError, type ErrorCode } from './api-error';
export { api, tokenRefresh } from './client';
export { errorMessage } from './error-message';
export { createQueryClient } from './query-client';
export { unwrap } from './unwrap';
export type { components } from '#openapi';
