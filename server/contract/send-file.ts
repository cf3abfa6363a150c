import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';
import type { FileResponse } from './operations.ts';

type Range = { first: number; last: number };

/** Sends a file or the requested range, or a 304 if the client has the current version. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, answer: FileResponse) {
  const { contentType, bytes, cacheControl, disposition } = answer;
  if (!Buffer.isBuffer(bytes) && 'stream' in bytes) {
    void reply.headers({
      'cache-control': cacheControl,
      ...(disposition && { 'content-disposition': disposition }),
    });
    return reply.type(contentType).send(bytes.stream);
  }
  const size = Buffer.isBuffer(bytes) ? bytes.length : bytes.size;
  const etag = answer.etag && `"${answer.etag}"`;
  void reply.headers({
    'accept-ranges': 'bytes',
    ...(etag && { etag }),
    ...(disposition && { 'content-disposition': disposition }),
    ...(answer.isShownElsewhere && { 'cross-origin-resource-policy': 'cross-origin' }),
  });
  const known = request.headers['if-none-match'];
  if (etag && known && isAmong(etag, known)) return reply.header('cache-control', cacheControl).code(304).send();

  const range = readRange(request, etag, size);
  if (range === 'outside') {
    void reply.header('content-range', `bytes */${size}`);
    throw new DomainError('RANGE_WRONG');
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  void reply
    .type(contentType)
    .headers({ 'cache-control': cacheControl, 'content-length': last - first + 1 })
    .code(range ? 206 : 200);
  if (range) void reply.header('content-range', `bytes ${first}-${last}/${size}`);
  if (Buffer.isBuffer(bytes)) return reply.send(range ? bytes.subarray(first, last + 1) : bytes);
  return reply.send(size === 0 ? Buffer.alloc(0) : bytes.read(first, last));
}

const isAmong = (etag: string, list: string) =>
  list.trim() === '*' || list.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/**
 * Parses the Range header. Returns null to send the whole file, which RFC 9110 allows for multiple ranges and invalid
 * headers.
 */
function readRange(request: FastifyRequest, etag: string | undefined, size: number): Range | 'outside' | null {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(request.headers.range ?? '');
  const condition = request.headers['if-range'];
  if (!asked || (condition !== undefined && condition !== etag)) return null;
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return null;
  if (from === '')
    return to === '0' || size === 0 ? 'outside' : { first: Math.max(size - Number(to), 0), last: size - 1 };
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'outside' : { first, last };
}
