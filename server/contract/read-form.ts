import type { FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';

/** A multipart form of texts. A file, or the same field twice, does not belong in it. */
export async function readForm(request: FastifyRequest) {
  const fields: Record<string, string> = Object.create(null);
  try {
    for await (const part of request.parts({ limits: { fields: 20, files: 0, fieldSize: 16_384 } })) {
      if (part.type !== 'field' || typeof part.value !== 'string' || part.fieldname in fields) {
        throw new DomainError('MALFORMED');
      }
      fields[part.fieldname] = part.value;
    }
  } catch (error) {
    // A form that breaks off or has no boundary reaches us as a plain error without a status.
    throw error instanceof Error && 'code' in error ? error : new DomainError('MALFORMED');
  }
  return { ...fields };
}
