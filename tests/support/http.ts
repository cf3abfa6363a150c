import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#openapi';

/** Typed MSW: a handler doesn't compile if its path or body is not in the API document. */
export const http = createOpenApiHttp<paths>({ baseUrl: `${location.origin}/api/app` });
/** Receivers' calls have a different base URL. */
export const signHttp = createOpenApiHttp<paths>({ baseUrl: `${location.origin}/api` });
export const server = setupServer();

export const ok = <Result>(result: Result) => ({ isSuccess: true, code: 200, message: '', result }) as const;
