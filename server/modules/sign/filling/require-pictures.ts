import type { Transaction } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { listAttachments } from '../../contracts/values/attachments.repository.ts';

/** Requires that the receiver attached these files, and that they are images. */
export async function requirePictures(transaction: Transaction<DB>, receiverUuid: string, ids: readonly string[]) {
  const attached = await listAttachments(transaction, receiverUuid);
  const pictures = new Set(attached.flatMap(({ attachmentUuid, kind }) => (kind === 'PDF' ? [] : [attachmentUuid])));
  if (!ids.every((id) => pictures.has(id))) throw new DomainError('ATTACHMENT_UNKNOWN');
}
