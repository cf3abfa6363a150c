import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { APPLICATION_ROLE, grantRowAccess, createRole } from '../../server/database/application-role.ts';
import { migrate } from '../../server/database/migrate.ts';
import { startFastCluster } from './fast-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated database that each test file clones. */
    templateDatabase: { adminUrl: string; name: string };
  }
}

/** Uses one server for the whole run: that of DATABASE_URL, or an embedded cluster in a separate folder. */
export async function setup(project: TestProject) {
  const given = process.env['DATABASE_URL'];
  const dataDir = given ? null : await mkdtemp(path.join(tmpdir(), 'dojang-test-'));
  const cluster = dataDir ? await startFastCluster({ dataDir }) : null;
  const adminUrl = given ?? cluster?.connectionString ?? '';
  const name = `dojang_test_template_${process.pid}`;

  await asAdmin(adminUrl, `create database ${name}`);
  const pool = new pg.Pool({ connectionString: databaseUrl(adminUrl, name) });
  await migrate(pool, {
    async after(client) {
      await createRole(client, { name: APPLICATION_ROLE, password: APPLICATION_ROLE });
      await grantRowAccess(client, APPLICATION_ROLE);
    },
  });
  await pool.end();
  project.provide('templateDatabase', { adminUrl, name });

  return async () => {
    await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
    await cluster?.stop();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  };
}

export async function asAdmin(adminUrl: string, sql: string) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Returns the URL of the same database with the server's role. */
export function asApplication(url: string) {
  const own = new URL(url);
  own.username = APPLICATION_ROLE;
  own.password = APPLICATION_ROLE;
  return own.href;
}

export function databaseUrl(adminUrl: string, name: string) {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}
