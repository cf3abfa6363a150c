import type { GivenFile } from '../../documents/certificate/certificate.types.ts';
import type { StoredAttachment } from './stored-contract.ts';

/** What each receiver has given beside texts, in the order in which it came. */
export function groupGivenFiles(attachments: readonly StoredAttachment[]): Map<string, GivenFile[]> {
  const given = new Map<string, GivenFile[]>();
  for (const { receiverUuid, name, sha256 } of attachments)
    given.set(receiverUuid, [...(given.get(receiverUuid) ?? []), { name, sha256 }]);
  return given;
}
