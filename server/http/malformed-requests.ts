import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { DomainError } from '../contract/domain-error.ts';

/** Returns handlers for requests too malformed to route, which answer in the usual format. */
export function createMalformedRequestHandlers(): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  const answer = new DomainError('MALFORMED');
  const body = JSON.stringify(answer.toBody());
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
  };
  return {
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(answer.status, headers).end(body);
    },
    clientErrorHandler: (_error, socket) => {
      if (socket.destroyed || !socket.writable) return;
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines.join('')}\r\n${body}`);
    },
  };
}
