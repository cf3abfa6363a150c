import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect } from 'vitest';

const MAIN = path.resolve(import.meta.dirname, '../../server/cli/main.ts');

/** Runs the tool as a separate process, in the test file's own folder. */
export function openCommandLine(environment: () => Record<string, string> = () => ({})) {
  const folder = mkdtempSync(path.join(tmpdir(), 'dojang-cli-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const dojang = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = {
        PATH: process.env['PATH'],
        DATA_DIR: path.join(folder, 'data'),
        // Each command is a separate process, which can reuse what an earlier one has compiled.
        NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
        ...environment(),
      };
      execFile(process.execPath, [MAIN, ...args], { env, cwd: folder, maxBuffer: 2 ** 26 }, (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
      );
    });

  const put = async (name: string, bytes: Uint8Array | string) => {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    return file;
  };

  /** Expects one JSON object on standard output and nothing else. */
  const answer = async (...args: string[]) => {
    const { code, out, err } = await dojang(...args, '--json');
    expect([code, err]).toEqual([0, '']);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    return JSON.parse(out);
  };

  return { folder, dojang, put, answer };
}
