import { expect, test } from 'vitest';
import { findWrites } from '../../scripts/lib/table-writers.ts';

const found = (source: string) =>
  findWrites(source).map(({ table, removes, columns }) => [table, ...(removes ? ['removes'] : []), ...columns]);

test('writes are found in calls and in statements, reads are not', () => {
  expect(found("database.selectFrom('users').where('status', '=', 'X')")).toEqual([]);
  expect(found("transaction\n  .deleteFrom('contractFiles')\n  .execute()")).toEqual([['contractFiles', 'removes']]);
  expect(found("await sql`delete from outbox_messages where status = 'SENT'`.execute(x)")).toEqual([
    ['outboxMessages', 'removes'],
  ]);
  expect(found("client.query('insert into schema_migrations (name) values ($1)')")).toEqual([['schemaMigrations']]);
  expect(found('sql`select 1 from contracts where contract_id = ${id} for update`')).toEqual([]);
  expect(found('sql`insert into locks values (1) on conflict do update set tries = 2`')).toEqual([['locks']]);
});

test('a table that is named as the code runs is told apart', () => {
  expect(found('transaction.deleteFrom(table).execute()')).toEqual([['computed', 'removes']]);
  expect(found('sql`update ${sql.table(table)} set a = 1`')).toEqual([['computed']]);
});

test('columns that one file writes are found where they are written, and not where they are asked about', () => {
  const written =
    "database.updateTable('contracts').set({ title, sealError, movedAt: at }).where('status', '=', 'DRAFT')";
  expect(found(written)).toEqual([['contracts', 'sealError', 'movedAt']]);
  expect(
    found("database.updateTable('contracts').set((eb) => ({ version: eb('version', '+', 1), status: 'X' }))"),
  ).toEqual([['contracts', 'status']]);
  expect(found("database.insertInto('receivers').values({ receiverUuid, state: 'NOTIFIED' })")).toEqual([
    ['receivers', 'state'],
  ]);
  expect(found("sql`update contracts set ended_at = now() where status = 'X'`")).toEqual([['contracts', 'endedAt']]);
  expect(found("database.updateTable('contracts').set({ folderUuid }).where('status', '=', 'X')")).toEqual([
    ['contracts'],
  ]);
  expect(found("database.updateTable('contracts').set({ title: row.status })")).toEqual([['contracts']]);
});
