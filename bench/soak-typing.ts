import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Somebody types, signs, reloads, opens a second tab and loses the network at random. They use the state machine of the
 * signing page, with the server's own rules behind it. What the screen shows at the end must be what is sealed.
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
