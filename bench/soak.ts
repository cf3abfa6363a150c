import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `npm run soak` runs everything, and `npm run soak -- accounts` only one part. */
const PARTS = [
  'accounts',
  'files',
  'sends',
  'signs',
  'bulk',
  'batch-signs',
  'links',
  'typing',
  'typing-browser',
  'fire',
  'money',
  'paid-batch',
  'alerts',
  'mix',
  'large',
];
const asked = process.argv.slice(2);
for (const part of asked.length > 0 ? asked : PARTS) {
  if (!PARTS.includes(part)) throw new Error(`There is no soak ${part}: ${PARTS.join(', ')}`);
  const script = path.resolve(import.meta.dirname, `soak-${part}.ts`);
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
