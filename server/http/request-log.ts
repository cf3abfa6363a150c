import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Matches request ids that are safe in a log line and a header. */
const SAFE_ID = /^[\w.-]{8,64}$/;

export function chooseRequestId(raw: IncomingMessage) {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomUUID();
}

/** Logs a line per request with its operation and outcome, but never the caller or the content. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ ...describe(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    request.log.info(describe(request), 'the client went away');
    done();
  });
}

/** Describes a request by its route, because URLs contain ids and link secrets. */
const describe = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  call: routeOptions.config.operationId ?? routeOptions.url ?? 'none',
});
