import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** The mail server emulator's table, whose contents have already left the service. */
const OTHER_SIDE = 'mailbox_messages';

/** Returns `table.column` by word. Binary columns are read as text, too. */
export async function findInTables(api: TestApp, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, c.column_name as column, c.data_type as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and c.table_name <> ${OTHER_SIDE} order by 1, 2`.execute(
    api.database,
  );
  const found = new Map<string, string[]>(words.map((word) => [word, []]));
  for (const { table, column, type } of columns) {
    const value = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`;
    for (const word of words) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where position(${spelt(word, type)} in ${value}) > 0
         limit 1`.execute(api.database);
      if (rows.length > 0) found.get(word)?.push(`${table}.${column}`);
    }
  }
  return found;
}

/** PostgreSQL shows non-ASCII bytes of binary columns as octal numbers. */
const spelt = (word: string, type: string) =>
  type === 'bytea'
    ? [...Buffer.from(word)].map((byte) => (byte < 128 ? String.fromCharCode(byte) : `\\${byte.toString(8)}`)).join('')
    : word;
