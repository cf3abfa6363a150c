import multipart from '@fastify/multipart';
import Fastify, { type FastifyServerOptions } from 'fastify';
import type { Authenticate } from './contract/callers.ts';
import { DomainError } from './contract/domain-error.ts';
import type { OperationHandlers } from './contract/operations.ts';
import { registerContract } from './contract/routes.ts';
import { answerError } from './http/error-handler.ts';
import { JSON_LIMIT, UPLOAD_LIMIT } from './http/limits.ts';

type AppParts = {
  handlers: OperationHandlers;
  authenticate: Authenticate;
  logger?: FastifyServerOptions['logger'];
};

export async function buildApp({ handlers, authenticate, logger = false }: AppParts) {
  const app = Fastify({
    logger: logger ?? false,
    bodyLimit: JSON_LIMIT,
    routerOptions: { maxParamLength: 500 },
    // Addresses that can't be decoded fail before there is a route, past the error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(() => {
    throw new DomainError('NOT_FOUND');
  });
  await app.register(multipart);
  app.addContentTypeParser(
    ['image/png', 'image/jpeg'],
    { parseAs: 'buffer', bodyLimit: UPLOAD_LIMIT },
    (_, body, done) => done(null, body),
  );
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  registerContract(app, handlers, authenticate);
  return app;
}
