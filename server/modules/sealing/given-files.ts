import type { GivenFile } from '../../documents/certificate/certificate.types.ts';
import type { StoredAttachment } from './stored-contract.ts';

/** Returns the files attached by each receiver, in upload order. */
export function groupGivenFiles(attachments: readonly StoredAttachment[]): Map<string, GivenFile[]> {
  const given = new Map<string, GivenFile[]>();
  for (const { receiverUuid, name, sha256 } of attachments)
    given.set(receiverUuid, [...(given.get(receiverUuid) ?? []), { name, sha256 }]);
  return given;
}
