import { DomainError } from '../../contract/domain-error.ts';
import { detectFileKind } from '../../documents/intake/detect-file-kind.ts';
import type { FilePurpose } from './files.repository.ts';

const PICTURES = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex')];
/** How OLE2 and zip files start. Only a child process finds out what they contain. */
const CONTAINERS = [Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('504b0304', 'hex')];

const PICTURES_ONLY: ReadonlySet<FilePurpose> = new Set<FilePurpose>(['image', 'profile']);

/**
 * Rejects files whose first bytes show that they can't be used, without a child process but with the engine's messages.
 * Ignores the name and the declared type.
 */
export function rejectUnusableBytes(bytes: Buffer, purpose: FilePurpose) {
  if (bytes.length === 0) throw new DomainError('FILE_EMPTY');
  if (isPicture(bytes)) return;
  if (PICTURES_ONLY.has(purpose))
    throw new DomainError('FILE_UNKNOWN', { message: '이 사진은 올릴 수 없어요. PNG, JPG만 돼요.' });
  if (startsWithAny(bytes, CONTAINERS)) return;
  const { refusal } = detectFileKind(bytes);
  if (refusal) throw new DomainError('FILE_UNKNOWN', { message: refusal.message });
}

export const isPicture = (bytes: Buffer) => startsWithAny(bytes, PICTURES);

const startsWithAny = (bytes: Buffer, starts: readonly Buffer[]) =>
  starts.some((start) => bytes.subarray(0, start.length).equals(start));
