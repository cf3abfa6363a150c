import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrate } from '../../../server/database/migrate.ts';
import { asAdmin, databaseUrl } from '../../support/postgres.ts';

const name = `dojang_migrate_${randomUUID().replaceAll('-', '')}`;
let folder = '';
let pools: pg.Pool[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dojang-migrations-'));
  await asAdmin(inject('templateDatabase').adminUrl, `create database ${name}`);
});
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  pools = [];
  await asAdmin(inject('templateDatabase').adminUrl, `drop database ${name} with (force)`);
  await rm(folder, { recursive: true });
});

function connect() {
  const pool = new pg.Pool({ connectionString: databaseUrl(inject('templateDatabase').adminUrl, name) });
  // A connection that is still closing gets an error when its database is dropped.
  pool.on('error', () => {});
  pools.push(pool);
  return pool;
}

const write = (file: string, sql: string) => writeFile(path.join(folder, file), sql);

describe('migrations', () => {
  it('are applied once when two processes start at the same moment', async () => {
    await write('0001_first.sql', 'create table first (n int); select pg_sleep(0.2);');
    await write('0002_second.sql', 'create table second (n int)');
    const applied = await Promise.all([migrate(connect(), { folder }), migrate(connect(), { folder })]);
    expect(applied.flat().toSorted()).toEqual(['0001_first.sql', '0002_second.sql']);
  });

  it('refuse one that was changed after it was applied', async () => {
    await write('0001_first.sql', 'create table first (n int)');
    await migrate(connect(), { folder });
    await write('0001_first.sql', 'create table first (n bigint)');
    await expect(migrate(connect(), { folder })).rejects.toThrow('0001_first.sql was changed after it was applied');
  });

  it('leave nothing of one that fails half way, and go on after it is mended', async () => {
    await write('0001_first.sql', 'create table first (n int); create table broken (');
    await expect(migrate(connect(), { folder })).rejects.toThrow('syntax error');
    await write('0001_first.sql', 'create table first (n int)');
    expect(await migrate(connect(), { folder })).toEqual(['0001_first.sql']);
    expect(await migrate(connect(), { folder })).toEqual([]);
  });
});
