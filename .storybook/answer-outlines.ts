import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Connect, Plugin } from 'vite';
import { outlineMark } from '../server/documents/compose/mark-outline.ts';

type OutlinedMark = Parameters<typeof outlineMark>[0];
const isQuestion = (body: unknown): body is { mark: OutlinedMark } =>
  typeof body === 'object' && body !== null && 'mark' in body;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await json(request);
  if (!isQuestion(body)) throw new Error('A mark is asked for without saying which.');
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ code: 200, isSuccess: true, message: '', result: outlineMark(body.mark) }));
}

const ADDRESS = '/api/sign/mark-outlines';

const listen = (middlewares: Connect.Server) => {
  middlewares.use(ADDRESS, (request, response, next) => {
    answer(request, response).catch(next);
  });
};

/**
 * Serves the outlines of signatures and seals from the product's own engine, so that stories show them exactly as they
 * will be sealed.
 */
export const answerOutlines = (): Plugin => ({
  name: 'dojang:answer-outlines',
  configureServer: ({ middlewares }) => listen(middlewares),
  configurePreviewServer: ({ middlewares }) => listen(middlewares),
});
