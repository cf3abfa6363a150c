import type { GivenFile } from '../../documents/certificate/certificate.types.ts';
import type { Connection } from '../../database/connect.ts';

/** What each receiver has given beside texts, in the order in which it came. */
export async function listGivenFiles(connection: Connection, contractId: string): Promise<Map<string, GivenFile[]>> {
  const rows = await connection
    .selectFrom('receiverAttachments as a')
    .innerJoin('receivers as r', 'r.receiverUuid', 'a.receiverUuid')
    .select(['r.receiverUuid', 'a.name', 'a.sha256'])
    .where('r.contractId', '=', contractId)
    .orderBy('a.attachmentUuid')
    .execute();
  const given = new Map<string, GivenFile[]>();
  for (const { receiverUuid, name, sha256 } of rows)
    given.set(receiverUuid, [...(given.get(receiverUuid) ?? []), { name, sha256 }]);
  return given;
}
