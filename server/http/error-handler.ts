import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type ErrorCode } from '../contract/domain-error.ts';
import { englishMessage } from '../contract/english.ts';
import { toPassingFault } from '../contract/passing-fault.ts';
import { describeError } from './describe-error.ts';

const BY_FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
};

/**
 * The only place where a failure becomes an answer. A failure that is neither ours nor the client's fault is logged and
 * reveals nothing.
 */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = toDomainError(error);
  // A client that disconnects in the middle of its request makes every reader of it fail.
  if (!known && !request.raw.destroyed) request.log.error({ error: describeError(error) }, 'failed');
  const answer = known ?? toPassingFault(error) ?? new DomainError('INTERNAL');
  if (answer.facts.retryAfter !== undefined) void reply.header('retry-after', answer.facts.retryAfter);
  const english = englishMessage(request.url, request.headers['accept-language'], answer.code);
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.toBody(english));
}

function toDomainError(error: FastifyError): DomainError | null {
  if (error instanceof DomainError) return error;
  const code = BY_FASTIFY[error.code];
  if (code) return new DomainError(code);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new DomainError('MALFORMED');
  return null;
}
