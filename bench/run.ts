import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * `npm run bench` measures everything, and `npm run bench -- engine` (or another name) one part. Each part has its own
 * process.
 */
const PARTS = ['engine', 'server', 'contracts', 'signs', 'opening', 'editor'];
const asked = process.argv.slice(2);
for (const part of asked.length > 0 ? asked : PARTS) {
  if (!PARTS.includes(part)) throw new Error(`There is no bench ${part}: ${PARTS.join(', ')}`);
  const { status } = spawnSync(process.execPath, [path.resolve(import.meta.dirname, `${part}.ts`)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
