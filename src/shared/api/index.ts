export { ApiError, type ErrorCode } from './api-error';
export { api } from './client';
export { errorMessage } from './error-message';
export { createQueryClient } from './query-client';
export { beginSession, endSession, onSessionExpired } from './session-control';
export { unwrap } from './unwrap';
export type { components } from '#openapi';
