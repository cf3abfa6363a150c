import type { Transaction } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { listAttachments } from '../../contracts/values/attachments.repository.ts';

/** Requires that the receiver attached these files, and that they are images. Returns the hashes of their bytes. */
export async function requirePictures(transaction: Transaction<DB>, receiverUuid: string, ids: readonly string[]) {
  const attached = await listAttachments(transaction, receiverUuid);
  const pictures = new Map(
    attached.flatMap((row) => (row.kind === 'PDF' ? [] : [[row.attachmentUuid, row.sha256] as const])),
  );
  return ids.map((id) => {
    const sha256 = pictures.get(id);
    if (sha256 === undefined) throw new DomainError('ATTACHMENT_UNKNOWN');
    return sha256;
  });
}
