import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/open-database.ts';
import { createShutdownSequence } from '../../../server/process/shutdown.ts';
import { allowedBeyondRows } from '../../support/beyond-rows.ts';
import { asAdmin, databaseUrl } from '../../support/postgres.ts';

const id = randomUUID().replaceAll('-', '');
const [name, owner, server] = [`dojang_roles_${id}`, `owner_${id}`, `server_${id}`];
const { adminUrl } = inject('templateDatabase');
const as = (role: string) => {
  const url = new URL(databaseUrl(adminUrl, name));
  url.username = role;
  url.password = 'own-word';
  return url.href;
};

let stops = createShutdownSequence();
beforeEach(async () => {
  stops = createShutdownSequence();
  for (const role of [owner, server]) await asAdmin(adminUrl, `create role ${role} login password 'own-word'`);
  await asAdmin(adminUrl, `create database ${name} owner ${owner}`);
});
afterEach(async () => {
  await stops.stop();
  await asAdmin(adminUrl, `drop database ${name} with (force)`);
  for (const role of [owner, server]) await asAdmin(adminUrl, `drop role ${role}`);
});

const open = (env: Record<string, string>) => openDatabase(readConfig(env), { add: stops.add, onLost: () => {} });

const BOTH = { DATABASE_URL: as(server), MIGRATIONS_DATABASE_URL: as(owner) };

test('tables belong to the role of migrations, and the server has rows only', async () => {
  const { warning } = await open(BOTH);
  expect(warning).toBeNull();
  expect(await allowedBeyondRows(as(server))).toEqual([]);
});

test('what a later migration makes is the server’s to read and write, whoever runs it', async () => {
  await open(BOTH);
  const client = new pg.Client({ connectionString: as(owner) });
  await client.connect();
  await client.query('create table later (n int)');
  await client.end();
  const { database } = await open({ DATABASE_URL: as(server) });
  const { rows } = await sql`insert into later (n) values (1) returning n`.execute(database);
  expect(rows).toEqual([{ n: 1 }]);
});

test('with one role alone the start says what that role can do', async () => {
  const { warning } = await open({ DATABASE_URL: as(owner) });
  expect(warning).toMatch(new RegExp(`^The role ${owner} of DATABASE_URL owns the tables: .* switch off the triggers`));
  expect(await allowedBeyondRows(as(owner))).toContain('drop table contracts cascade: done');
});

test('a superuser is called one', async () => {
  const { warning } = await open({ DATABASE_URL: databaseUrl(adminUrl, name) });
  expect(warning).toContain('is a superuser');
});
