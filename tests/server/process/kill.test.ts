import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clusterPids, freePort, startLiveServer } from '../../support/live-server.ts';
import { signUpUnderFire } from '../../support/sign-up-under-fire.ts';
import { waitUntil } from '../../support/wait-until.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-live-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe.skipIf(process.platform !== 'linux')('server process', () => {
  it('loses no account that it has said yes to, when it is killed in the middle', { timeout: 120_000 }, async () => {
    const outcome = await signUpUnderFire({ dataDir, port: await freePort(), accounts: 40, kills: 1 });
    expect(outcome).toMatchObject({ lost: [], exitCode: 0 });
    expect(outcome.acknowledged).toBeGreaterThanOrEqual(40);
    expect(await clusterPids(dataDir)).toEqual([]);
  });

  it(
    'leaves nothing running when it is told to stop, or killed with all that belongs to it',
    { timeout: 90_000 },
    async () => {
      const port = await freePort();
      const first = await startLiveServer({ dataDir, port });
      expect((await clusterPids(dataDir)).length).toBeGreaterThan(0);
      expect(await first.stop()).toBe(0);
      expect(await clusterPids(dataDir)).toEqual([]);

      const second = await startLiveServer({ dataDir, port });
      await second.kill('group');
      await waitUntil(async () => expect(await clusterPids(dataDir)).toEqual([]));
    },
  );

  it('tells a second server on the same folder why it ends', async () => {
    const server = await startLiveServer({ dataDir, port: await freePort() });
    await expect(startLiveServer({ dataDir, port: await freePort() })).rejects.toThrow(
      `is in use by process ${server.pid}`,
    );
    expect(await server.stop()).toBe(0);
  });

  it('ends with words about its configuration', async () => {
    const env = { DOJANG_MODE: 'production', SMTP_URL: '' };
    await expect(startLiveServer({ dataDir, port: await freePort(), env })).rejects.toThrow(
      /The configuration can't be used:\n {2}- SECRET_KEY is missing/,
    );
  });
});
