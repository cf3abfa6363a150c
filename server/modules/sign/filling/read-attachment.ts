import { DomainError } from '../../../contract/domain-error.ts';
import type { Documents } from '../../../deps.ts';
import { detectFileKind } from '../../../documents/intake/detect-file-kind.ts';

type Kept = { kind: 'PDF' | 'PNG' | 'JPEG'; bytes: Buffer };

/**
 * Detects the type from the bytes. Images are re-encoded to drop their metadata. PDFs stay as they are, but have to
 * open: nobody could read a damaged one once the contract is complete.
 */
export async function readAttachment(documents: Documents, upload: Buffer): Promise<Kept> {
  const { kind, refusal } = detectFileKind(upload);
  if (refusal?.errorCode === 'FILE_EMPTY' || refusal?.errorCode === 'FILE_TOO_LARGE')
    throw new DomainError(refusal.errorCode);
  if (kind === 'PDF' && !refusal) {
    const unusable = await documents.checkPdf(upload);
    if (unusable) throw refused(unusable);
    return { kind, bytes: upload };
  }
  if (refusal || (kind !== 'PNG' && kind !== 'JPEG'))
    throw new DomainError('FILE_UNKNOWN', { message: '이 파일은 올릴 수 없어요. PDF, PNG, JPG만 돼요.' });
  const drawn = await documents.redrawImage(upload, 'AS_IS');
  if (drawn.refusal) throw refused(drawn.refusal);
  return { kind, bytes: Buffer.from(drawn.image) };
}

const refused = ({ message }: { message: string }) => new DomainError('FILE_REFUSED', { message });
