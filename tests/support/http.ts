import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#openapi';

/** Typed MSW: a handler whose path or body is not in the document does not compile. */
export const http = createOpenApiHttp<paths>({ baseUrl: `${location.origin}/api/app` });
export const server = setupServer();

export const ok = <Result>(result: Result) => ({ isSuccess: true, code: 200, message: '', result }) as const;
