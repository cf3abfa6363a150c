import type { AttachedFile } from '../../documents/certificate/certificate.types.ts';
import type { StoredAttachment } from './stored-contract.ts';

export function groupAttachedFiles(attachments: readonly StoredAttachment[]): Map<string, AttachedFile[]> {
  const given = new Map<string, AttachedFile[]>();
  for (const { receiverUuid, name, sha256 } of attachments)
    given.set(receiverUuid, [...(given.get(receiverUuid) ?? []), { name, sha256 }]);
  return given;
}
