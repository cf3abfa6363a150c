import type { Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ReceiverCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import {
  describeAttachment,
  insertAttachment,
  listAttachments,
} from '../../contracts/values/attachments.repository.ts';
import { cleanFileName } from '../../files/file-name.ts';
import { createSignedUrls, toReceiverSubject } from '../../files/signed-urls.ts';
import { storeBytes } from '../../files/stored-bytes.ts';
import { requireTurnToSign } from '../shared/lock-for-receiver.ts';
import { readAttachment } from './read-attachment.ts';

const MAX_ATTACHMENTS = 10;

export function createAttachFile(deps: Deps): OperationHandler<'attachFile'> {
  const { database, documents, files } = deps;
  const addresses = createSignedUrls(deps);

  return async ({ body: { file }, caller }) => {
    // Reading a file is slow, so it comes before the lock, and only for receivers who may attach files.
    await database.transaction().execute((transaction) => requireTurnToAttach(transaction, caller));
    const { kind, bytes } = await readAttachment(documents, file.bytes);
    const { row, receiver } = await database.transaction().execute(async (transaction) => {
      const { receiver, at } = await requireTurnToAttach(transaction, caller);
      const attachment = {
        attachmentUuid: uuidv7(),
        name: cleanFileName(file.name),
        kind,
        sha256: await storeBytes(transaction, files, bytes),
        bytes: bytes.length,
      };
      await insertAttachment(transaction, attachment, caller.receiverUuid, at);
      return { row: attachment, receiver };
    });
    return describeAttachment(row, addresses, toReceiverSubject(receiver));
  };
}

async function requireTurnToAttach(transaction: Transaction<DB>, caller: ReceiverCaller) {
  const turn = await requireTurnToSign(transaction, caller);
  if ((await listAttachments(transaction, caller.receiverUuid)).length >= MAX_ATTACHMENTS)
    throw new DomainError('TOO_MANY', { message: `파일은 ${MAX_ATTACHMENTS}개까지 올릴 수 있어요.` });
  return turn;
}
