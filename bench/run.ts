import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * `npm run bench` measures everything, and `npm run bench -- engine` one part. Each part is a separate process and gets
 * the remaining options, as in `npm run bench -- sending --paired COMMIT`.
 */
const PARTS = [
  'engine',
  'names',
  'bombs',
  'server',
  'sending',
  'templates',
  'contracts',
  'groups',
  'alerts',
  'money',
  'billing',
  'bulk',
  'sheet',
  'opening',
  'editor',
  'grid',
];
const given = process.argv.slice(2);
const begin = given.findIndex((word) => word.startsWith('--'));
const [asked, options] = begin < 0 ? [given, []] : [given.slice(0, begin), given.slice(begin)];
for (const part of asked.length > 0 ? asked : PARTS) {
  if (!PARTS.includes(part)) throw new Error(`There is no bench ${part}: ${PARTS.join(', ')}`);
  const { status } = spawnSync(process.execPath, [path.resolve(import.meta.dirname, `${part}.ts`), ...options], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
