import type { components } from '#openapi';
import type { FileStore } from '../../../adapters/files/port.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import type { SignedUrls, Subject } from '../../files/signed-urls.ts';
import { CERTIFICATE_PATH } from '../shared/sign-views.ts';
import { openStoredFile } from '../../files/open-stored-file.ts';

export async function describeCertificate(
  { files, addresses }: { files: FileStore; addresses: SignedUrls },
  { status, certificateSha256, certificateNo, endedAt }: ContractRow,
  subject: Subject,
): Promise<components['schemas']['SignCopies']['certificate']> {
  if (status !== 'COMPLETED' || certificateSha256 === null || certificateNo === null || endedAt === null) return null;
  const url = addresses.sign(CERTIFICATE_PATH, subject);
  const { size: bytes } = await openStoredFile(files, certificateSha256);
  return { certificateNo, url, bytes, issuedAt: endedAt.toISOString() };
}
