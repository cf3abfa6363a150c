import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ERROR_DEFINITIONS } from '../../../server/contract/domain-error.ts';
import type { Cluster } from '../../../server/database/embedded-cluster.ts';
import { startFastCluster } from '../../support/fast-cluster.ts';
import { until } from '../../support/live-contracts.ts';
import { freePort, startLiveServer, type LiveServer } from '../../support/live-server.ts';
import { loginLive, signUpLive } from '../../support/live-sign-up.ts';
import { findDiskCommand, reachDisk } from '../../support/small-disk.ts';

const EMAIL = 'full@disk.example';
const DISK_MB = 24;
const MISSING =
  'No disk could be filled here, so nobody knows what a full one does. Run as root, or allow unprivileged user ' +
  'namespaces (on Ubuntu: sysctl kernel.apparmor_restrict_unprivileged_userns=0).';
type Answer = { errorCode?: string; message: string; result: { fileId: string; status: string } };

let folder = '';
let filesDir = '';
let cluster: Cluster;
let pool: pg.Pool;
let server: LiveServer | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dojang-full-'));
  filesDir = path.join(folder, 'data/files');
  await mkdir(filesDir, { recursive: true });
  // The database is on the normal disk, because the small one is only for the server's files.
  cluster = await startFastCluster({ dataDir: path.join(folder, 'database') });
  pool = new pg.Pool({ connectionString: cluster.connectionString });
  // A connection that is still closing reports an error when its cluster stops.
  pool.on('error', () => {});
});
afterEach(async () => {
  await server?.stop();
  await pool.end();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Noise can't be compressed. It takes half a megabyte as uploaded, and the same again as a PDF. */
const drawNoise = () =>
  sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
    .png()
    .toBuffer();

async function startOnSmallDisk(within: readonly string[]) {
  // Demo mode keeps creating sample documents, which would use the space that the test measures.
  const env = { DATABASE_URL: cluster.connectionString, LOG_LEVEL: 'silent' };
  const dataDir = path.join(folder, 'data');
  const started = await startLiveServer({ dataDir, port: await freePort(), env, within });
  await signUpLive(started.origin, EMAIL);
  const login: { userInfo?: { accessJwt?: string } } = Object(await loginLive(started.origin, EMAIL));
  const headers = { authorization: `Bearer ${login.userInfo?.accessJwt ?? ''}` };
  const ask = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(`${started.origin}/api${address}`, { headers, ...init });
    const answer: Answer = Object(await response.json());
    return { status: response.status, ...answer };
  };
  const upload = async () => {
    const body = new FormData();
    body.set('purpose', 'document');
    body.set('file', new Blob([Uint8Array.from(await drawNoise())]), '사진.png');
    return ask('/app/files', { method: 'POST', body });
  };
  return { started, ask, upload };
}

it('a full disk is said in words, leaves nothing behind, and what waited for room goes on by itself', async ({
  skip,
}) => {
  const within = findDiskCommand(filesDir, DISK_MB);
  if (!within) {
    process.stderr.write(`${MISSING}\n`);
    return skip(MISSING);
  }
  const { started, ask, upload } = await startOnSmallDisk(within);
  server = started;
  const disk = reachDisk(started.pid, filesDir);
  // There is room for the upload, but not for the PDF made from it.
  await disk.fillUpTo(700_000);
  const { status, result } = await upload();
  expect(status).toBe(200);
  const { fileId } = result;
  await until('the work was put off', async () => {
    // Postpones the next attempt, whose temporary file could otherwise be on the disk during the check.
    const { rows } = await pool.query(
      `update jobs set run_at = now() + interval '1 hour'
       where job_key = $1 and last_error like 'ENOSPC%' and leased_until is null returning job_key`,
      [fileId],
    );
    return rows[0] ?? null;
  });
  expect((await ask(`/app/files/${fileId}`)).result.status).toBe('PROCESSING');

  const full = { status: 507, errorCode: 'STORAGE_FULL', message: ERROR_DEFINITIONS.STORAGE_FULL.message };
  for (let times = 0; times < 3; times += 1) expect(await upload()).toMatchObject(full);
  expect(await ask('/ready')).toMatchObject(full);
  expect(await disk.listTemporary()).toEqual([]);

  await disk.empty();
  expect((await ask('/ready')).status).toBe(200);
  await pool.query('update jobs set run_at = now() where job_key = $1', [fileId]);
  const ended = await until('the file that waited is ready', async () => {
    const file = await ask(`/app/files/${fileId}`);
    return file.result.status === 'PROCESSING' ? null : file.result.status;
  });
  expect(ended).toBe('READY');
  expect((await upload()).status).toBe(200);
}, 120_000);
