import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const SCRIPT = path.resolve(import.meta.dirname, '../../../bench/soak-money.ts');

it(
  'agrees with the provider to the won after a quarter of thirty organisations, and six kills',
  { timeout: 400_000 },
  async () => {
    const child = spawn(process.execPath, [SCRIPT], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, SOAK_ORGANIZATIONS: '30', SOAK_MONTHS: '3', SOAK_KILLS: '6' },
    });
    const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    expect(child.exitCode, `${said}\n${complained}`).toBe(0);
  },
);
