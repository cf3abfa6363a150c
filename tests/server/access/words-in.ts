import { readSheet } from '../../../server/documents/sheets/read-sheet.ts';
import type { OperationId } from '../../../server/contract/operation-id.ts';
import type { Answer } from '../../support/api-client.ts';

/** Returns all text in a response. Sheets are unpacked, and zips are stored uncompressed. */
export async function wordsIn(answer: Answer<OperationId>): Promise<string> {
  const type = String(answer.headers['content-type']);
  if (!type.includes('spreadsheetml')) return answer.text;
  const { rows } = await readSheet(answer.bytes, 1_000);
  if (!rows) throw new Error('The sheet cannot be read.');
  return rows.flat().join('\n');
}
