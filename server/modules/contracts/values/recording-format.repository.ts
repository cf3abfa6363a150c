import type { Connection } from '../../../database/connect.ts';
import type { RecordingFormat } from './recorded-values.ts';

export async function findRecordingFormat(connection: Connection, contractId: string): Promise<RecordingFormat> {
  const rows = await connection
    .selectFrom('contractChains as chain')
    .innerJoin('contractFiles as part', 'part.contractId', 'chain.contractId')
    .select(['chain.format', 'part.fileUuid', 'part.firstPage'])
    .where('chain.contractId', '=', contractId)
    .execute();
  return {
    format: rows[0]?.format === 1 ? 1 : 2,
    firstPages: new Map(rows.map(({ fileUuid, firstPage }) => [fileUuid, firstPage ?? 1])),
  };
}
