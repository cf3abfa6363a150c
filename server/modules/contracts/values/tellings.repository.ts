import type { Connection } from '../../../database/connect.ts';
import type { Telling } from './tell-filled.ts';

export async function findTelling(connection: Connection, contractId: string): Promise<Telling> {
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
