import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '#openapi';

/** Typed MSW: a handler whose path or body is not in the document does not compile. */
export const http = createOpenApiHttp<paths>({ baseUrl: `${location.origin}/api/app` });
/** The calls of receivers, which have another root. */
export const signHttp = createOpenApiHttp<paths>({ baseUrl: `${location.origin}/api` });
export const server = setupServer();

export const ok = <Result>(result: Result) => ({ isSuccess: true, code: 200, message: '', result }) as const;
