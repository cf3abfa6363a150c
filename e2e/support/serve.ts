import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startFastCluster } from '../../tests/support/fast-cluster.ts';
import { runFolder, writeDatabaseAddress } from './test-database.ts';

const folder = runFolder();
const cluster = await startFastCluster({ dataDir: path.join(folder, 'cluster') });
await writeDatabaseAddress(cluster.connectionString);
const server = spawn(process.execPath, ['server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: cluster.connectionString },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
const [code] = await once(server, 'exit');
await cluster.stop();
await rm(folder, { recursive: true, force: true });
process.exit(typeof code === 'number' ? code : 1);
