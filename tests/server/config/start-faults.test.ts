import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { OperatorError } from '../../../server/operator-error.ts';
import { requireDataFolder } from '../../../server/process/require-data-folder.ts';
import { explainListenFailure, requireFreePort } from '../../../server/process/require-free-port.ts';

const home = mkdtempSync(path.join(tmpdir(), 'dojang-start-'));
afterAll(() => rm(home, { recursive: true, force: true }));

const failureOf = (promise: Promise<void>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

it('creates DATA_DIR with the folders above it, and takes it again', async () => {
  const folder = path.join(home, 'a', 'b', 'data');
  await requireDataFolder(folder);
  expect(existsSync(folder)).toBe(true);
  await requireDataFolder(folder);
});

it('names a DATA_DIR that is a file, or below one', async () => {
  const file = path.join(home, 'file');
  await writeFile(file, '');
  for (const folder of [file, path.join(file, 'data')]) {
    const error = await failureOf(requireDataFolder(folder));
    expect(error).toBeInstanceOf(OperatorError);
    expect(String(error)).toContain(`DATA_DIR ${folder} is a file`);
  }
});

it.runIf(existsSync('/proc/self'))('refuses a DATA_DIR where nothing can be created, at once', async () => {
  const error = await failureOf(requireDataFolder('/proc/dojang/data'));
  expect(error).toBeInstanceOf(OperatorError);
  expect(String(error)).toContain("DATA_DIR /proc/dojang/data can't be created or written");
});

it('names a port that is taken, and leaves a free one free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const error = await failureOf(requireFreePort({ host: '127.0.0.1', port }));
  expect(error).toBeInstanceOf(OperatorError);
  expect(String(error)).toContain(`Port ${port} of 127.0.0.1 is in use`);
  server.close();
  await once(server, 'close');
  await requireFreePort({ host: '127.0.0.1', port });
  await requireFreePort({ host: '127.0.0.1', port });
});

it('explains addresses that are not of this machine, and leaves other errors alone', async () => {
  expect(String(await failureOf(requireFreePort({ host: '203.0.113.5', port: 0 })))).toContain('HOST 203.0.113.5');
  const other = new Error('something else');
  expect(() => explainListenFailure({ host: '127.0.0.1', port: 80 })(other)).toThrow(other);
});
