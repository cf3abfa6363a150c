import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { FileResponse, UploadedFile } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { generateBase62 } from '../../security/random-code.ts';
import { cleanFileName, formatDisposition } from '../files/file-name.ts';
import { openStoredFile } from '../files/open-stored-file.ts';
import { storeBytes } from '../files/stored-bytes.ts';
import {
  attachInquiryFile,
  createInquiryFile,
  findInquiryFile,
  sumBytesWithoutAccount,
  type Uploader,
} from './inquiry-files.repository.ts';

const DAY_MS = 86_400_000;
/** For everyone without an account together, because anyone can upload. */
const MAX_BYTES_A_DAY_WITHOUT_ACCOUNT = 2_000_000_000;

/**
 * Stores files for support, of any type and unchanged: the server never opens them, and only offers them as downloads.
 * A ticket of 131 random bits, stored as a keyed hash, links an upload to its message.
 */
export function createInquiryFileService({ database, files, now, secrets }: Deps) {
  const hashTicket = (ticket: string) => secrets.hash('inquiry-link', `FILE ${ticket}`);

  return {
    async upload({ name: sent, bytes }: UploadedFile, uploader: Uploader) {
      if (bytes.length === 0) throw new DomainError('FILE_EMPTY');
      const at = now();
      if (uploader.userUuid === null) {
        const stored = await sumBytesWithoutAccount(database, new Date(at.getTime() - DAY_MS));
        if (stored + bytes.length > MAX_BYTES_A_DAY_WITHOUT_ACCOUNT)
          throw new DomainError('TOO_MANY', { message: '지금은 파일을 받을 수 없어요. 글만 먼저 보내주세요.' });
      }
      const [ticket, name] = [generateBase62(), cleanFileName(sent)];
      await database.transaction().execute(async (transaction) =>
        createInquiryFile(transaction, {
          inquiryFileUuid: uuidv7(),
          ticketHmac: hashTicket(ticket),
          ...uploader,
          name,
          sha256: await storeBytes(transaction, files, bytes),
          bytes: bytes.length,
          createdAt: at,
        }),
      );
      return { ticket, name, bytes: bytes.length };
    },
    /** Attaches all of a message's uploads, or none. */
    async attach(
      transaction: Transaction<DB>,
      tickets: readonly string[],
      uploader: Uploader,
      message: { inquiryUuid: string; inquiryMessageUuid: string },
    ) {
      // A fixed order, so that two messages with the same files can't deadlock.
      const ordered = [...tickets.entries()].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
      for (const [place, ticket] of ordered)
        if (!(await attachInquiryFile(transaction, hashTicket(ticket), uploader, { ...message, place })))
          throw new DomainError('FILE_NOT_FOUND');
    },
    async open(inquiryUuid: string, fileUuid: string): Promise<FileResponse> {
      const file = await findInquiryFile(database, inquiryUuid, fileUuid);
      if (!file) throw new DomainError('NOT_FOUND');
      return {
        kind: 'file',
        // Browsers must not display the file, whatever its type. An SVG could run a script in our origin.
        contentType: 'application/octet-stream',
        disposition: formatDisposition('attachment', file.name),
        bytes: await openStoredFile(files, file.sha256),
        cacheControl: 'private, no-store',
        etag: file.sha256,
      };
    },
  };
}
