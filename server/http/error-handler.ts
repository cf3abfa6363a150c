import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type ErrorCode } from '../contract/domain-error.ts';
import { findTranslation } from '../contract/words/receiver-errors.ts';
import { toTemporaryError } from '../contract/temporary-error.ts';
import { WorkerFailure } from '../documents/workers/worker-failure.ts';
import { describeError } from './describe-error.ts';

const BY_FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
};

/** Converts errors to responses. Unexpected ones are logged, and the client learns nothing about them. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const known = toDomainError(error);
  // A client that disconnects makes reading the body fail, which isn't worth logging.
  if (!known && !request.raw.destroyed) request.log.error({ error: describeError(error) }, 'failed');
  const answer = known ?? toTemporaryError(error) ?? toBusyEngine(error) ?? new DomainError('INTERNAL');
  if (answer.facts.retryAfter !== undefined) void reply.header('retry-after', answer.facts.retryAfter);
  const translation = findTranslation(request.url, request.headers['accept-language'], answer.code);
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.toBody(translation));
}

const BUSY_RETRY_SECONDS = 5;

/**
 * Converts a temporary failure of the document engine. Unlike `toTemporaryError`, it counts as an attempt of a job,
 * because the document may cause it again.
 */
const toBusyEngine = (error: unknown) =>
  error instanceof WorkerFailure && error.isPassing
    ? new DomainError('UNAVAILABLE', { retryAfter: BUSY_RETRY_SECONDS })
    : null;

function toDomainError(error: FastifyError): DomainError | null {
  if (error instanceof DomainError) return error;
  const code = BY_FASTIFY[error.code];
  if (code) return new DomainError(code);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new DomainError('MALFORMED');
  return null;
}
