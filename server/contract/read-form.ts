import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';
import type { UploadedFile } from './operations.ts';

/** Room for boundaries, names and the other fields. */
const FRAME_BYTES = 65_536;

type Form = Record<string, string | UploadedFile>;
type FormRules = { files: readonly string[]; maxBytes: number };

/** Reads a multipart form with text fields and the given files. Rejects repeated fields. */
export async function readForm(request: FastifyRequest, { files: fileNames, maxBytes }: FormRules) {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (fileNames.length > 0 && announced > maxBytes * fileNames.length + FRAME_BYTES) throw tooLarge(maxBytes);
  const form: Form = Object.create(null);
  const limits = { fields: 20, files: fileNames.length, fileSize: maxBytes, fieldSize: 16_384 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.fieldname in form) throw new DomainError('MALFORMED');
      if (part.type === 'file') {
        if (!fileNames.includes(part.fieldname)) throw new DomainError('MALFORMED');
        form[part.fieldname] = await readFile(part);
      } else {
        if (typeof part.value !== 'string') throw new DomainError('MALFORMED');
        form[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    if (isTooLarge(error)) throw tooLarge(maxBytes);
    // Truncated forms and forms without a boundary throw an Error without a `code`.
    throw error instanceof Error && 'code' in error ? error : new DomainError('MALFORMED');
  }
  return { ...form };
}

/** Stops reading at the size limit, so that a large file can't exhaust memory. */
const readFile = async (part: MultipartFile): Promise<UploadedFile> => ({
  name: part.filename ?? '',
  contentType: part.mimetype,
  bytes: await part.toBuffer(),
});

const tooLarge = (maxBytes: number) =>
  new DomainError('FILE_TOO_LARGE', {
    message: `파일이 너무 커요. ${maxBytes / 1_048_576}MB보다 작은 파일만 올릴 수 있어요.`,
  });

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
