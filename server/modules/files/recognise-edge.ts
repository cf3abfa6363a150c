import { DomainError } from '../../contract/domain-error.ts';
import type { FilePurpose } from './files.repository.ts';

/** %PDF- may stand behind some junk, as in every reader. */
const PDF_WITHIN = 1024;
const PICTURES = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex')];
/** An OLE2 file or a zip: whether it is Hangul is found by opening it, in a child process. */
const MAYBE_HANGUL = [Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('504b0304', 'hex')];

const PICTURES_ONLY: ReadonlySet<FilePurpose> = new Set<FilePurpose>(['image', 'profile']);

/** Refuses by the first bytes what nobody has to open. Never by the name, nor by the type that the client sent. */
export function refuseAtTheEdge(bytes: Buffer, purpose: FilePurpose) {
  if (bytes.length === 0) throw new DomainError('FILE_EMPTY');
  if (isPicture(bytes)) return;
  if (PICTURES_ONLY.has(purpose))
    throw new DomainError('FILE_UNKNOWN', { message: '이 사진은 올릴 수 없어요. PNG, JPG만 돼요.' });
  const mayBeDocument = bytes.subarray(0, PDF_WITHIN).includes('%PDF-') || startsWithAny(bytes, MAYBE_HANGUL);
  if (!mayBeDocument) throw new DomainError('FILE_UNKNOWN');
}

export const isPicture = (bytes: Buffer) => startsWithAny(bytes, PICTURES);

const startsWithAny = (bytes: Buffer, starts: readonly Buffer[]) =>
  starts.some((start) => bytes.subarray(0, start.length).equals(start));
