import type { FileStore } from '../../adapters/files/port.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';
import { cleanFileName } from '../files/file-name.ts';

/** Many mail servers reject larger messages. */
const ATTACHED_BELOW_BYTES = 8 * 1_048_576;

/** Returns the two files to attach to an email. Returns none if they are too large; the email then links to them. */
export async function listAttachableCopies(
  files: FileStore,
  { title, sealedSha256, certificateSha256 }: Pick<ContractRow, 'title' | 'sealedSha256' | 'certificateSha256'>,
) {
  if (sealedSha256 === null || certificateSha256 === null) return [];
  const name = title.replaceAll(/[/\\]/g, '_');
  const copies = [
    { name: cleanFileName(`${name}.pdf`), sha256: sealedSha256 },
    { name: cleanFileName(`${name}_감사추적인증서.pdf`), sha256: certificateSha256 },
  ];
  let bytes = 0;
  for (const { sha256 } of copies) bytes += (await files.open(sha256))?.size ?? 0;
  return bytes < ATTACHED_BELOW_BYTES ? copies : [];
}
