import type { Transaction } from 'kysely';
import type { components } from '#openapi';
import type { MemberSeat } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import { lockUploadedPicture } from './uploaded-pictures.repository.ts';
import { requirePrintableMark } from './printable.ts';

type Mark = components['schemas']['Mark'];

/**
 * Prepares a mark for storing under its own id. An image must be the caller's upload, and its row is locked, so that
 * nobody can delete its bytes before this transaction refers to them.
 */
export async function prepareMark(
  transaction: Transaction<DB>,
  { mark, member, ownId }: { mark: Mark; member: MemberSeat | null; ownId: string },
): Promise<{ mark: Mark; pictureSha256: string | null }> {
  requirePrintableMark(mark);
  if (mark.kind !== 'IMAGE') return { mark, pictureSha256: null };
  const upload = await lockUploadedPicture(transaction, mark.fileId, member);
  if (!upload) throw new DomainError('FILE_NOT_FOUND');
  if (upload.refusalMessage !== null) throw new DomainError('FILE_REFUSED', { message: upload.refusalMessage });
  if (upload.normalisedSha256 === null) throw new DomainError('FILE_NOT_READY');
  return { mark: { kind: 'IMAGE', fileId: ownId }, pictureSha256: upload.normalisedSha256 };
}
