import type { RawBuilder } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import { defineStatement } from '../../../database/statements.ts';
import type { RecordingFormat } from './recorded-values.ts';

export async function findRecordingFormat(connection: Connection, contractId: string): Promise<RecordingFormat> {
  const { rows } = await selectFormat(connection, contractId);
  return {
    format: rows[0]?.format === 1 ? 1 : 2,
    firstPages: new Map(rows.map(({ fileUuid, firstPage }) => [fileUuid, firstPage ?? 1])),
  };
}

const selectFormat = defineStatement('chain: format and files', (queries, contractId: RawBuilder<string>) =>
  queries
    .selectFrom('contractChains as chain')
    .innerJoin('contractFiles as part', 'part.contractId', 'chain.contractId')
    .select(['chain.format', 'part.fileUuid', 'part.firstPage'])
    .where('chain.contractId', '=', contractId)
    .orderBy('part.position'),
);
