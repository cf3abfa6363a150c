import { sql, type Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Suggestion } from '../../documents/fields.ts';

/** Increment this when the rules for suggesting fields change, so that documents are read again. */
const RULES_VERSION = 14;

export type ReadingRow = { words: Buffer; wordCounts: number[]; suggestions: Suggestion[] };

export const findReading = (connection: Connection, documentSha256: string): Promise<ReadingRow | undefined> =>
  connection
    .selectFrom('documentReadings')
    .select(['words', 'wordCounts', sql<Suggestion[]>`suggestions`.as('suggestions')])
    .where('documentSha256', '=', documentSha256)
    .where('version', '=', RULES_VERSION)
    .executeTakeFirst();

export async function storeReading(
  transaction: Transaction<DB>,
  documentSha256: string,
  { words, wordCounts, suggestions }: ReadingRow,
) {
  const row = { version: RULES_VERSION, words, wordCounts, suggestions: JSON.stringify(suggestions) };
  await transaction
    .insertInto('documentReadings')
    .values({ documentSha256, ...row })
    .onConflict((conflict) => conflict.column('documentSha256').doUpdateSet(row))
    .execute();
}

export const deleteReading = (transaction: Transaction<DB>, documentSha256: string) =>
  transaction.deleteFrom('documentReadings').where('documentSha256', '=', documentSha256).execute();
