import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Types, signs, reloads, opens a second tab and goes offline at random, using the signing page's state machine and the
 * server's rules. The sealed values must be what the screen showed at the end.
 */
const WALKS = process.env['SOAK_TYPING'] ?? '10000';
const ROOT = path.resolve(import.meta.dirname, '..');
const TEST = 'tests/features/receiver/sign-document/random-typing.test.ts';
const { status } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', TEST], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, TYPING_WALKS: WALKS },
});
process.exitCode = status ?? 1;
