import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 60_000;

export type LiveServer = Awaited<ReturnType<typeof startLiveServer>>;

/** Starts the server as a separate process, as in production. */
export async function startLiveServer({
  dataDir,
  port,
  env = {},
  within = [],
  root = ROOT,
}: {
  dataDir: string;
  port: number;
  env?: NodeJS.ProcessEnv;
  /** A command that prepares something, such as a separate disk, and then executes the server. */
  within?: readonly string[];
  /** A different checkout to compare with this one. */
  root?: string;
}) {
  const origin = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const [command, ...args] = [...within, process.execPath, path.join(root, 'server/main.ts')];
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DOJANG_MODE: 'development',
      BILLING: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '100000000',
      RATE_LIMIT_ENTRIES_PER_MINUTE: '100000000',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  const exited = once(child, 'exit');

  while (!(await answers(`${origin}/api/ready`))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The server ended:\n${said}`);
    if (performance.now() - begin > READY_WITHIN_MS) throw new Error(`The server is not ready:\n${said}`);
    await sleep(5);
  }
  const pid = child.pid ?? 0;
  return {
    origin,
    pid,
    readyInMs: performance.now() - begin,
    said: () => said,
    /** Kills only the process, or its whole process group as a terminal does. */
    async kill(whom: 'process' | 'group') {
      process.kill(whom === 'group' ? -pid : pid, 'SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code]: unknown[] = await exited;
      return code;
    },
  };
}

export type LiveWorker = ReturnType<typeof startLiveWorker>;

/** Starts a process that only runs jobs, on another server's database and files. */
export function startLiveWorker({ dataDir, env }: { dataDir: string; env: NodeJS.ProcessEnv }) {
  const child = spawn(process.execPath, [path.join(ROOT, 'server/main.ts')], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      DOJANG_MODE: 'development',
      BILLING: 'off',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      ...env,
      ROLE: 'worker',
    },
  });
  const exited = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await exited;
  };
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );

export async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port }: net.AddressInfo = Object(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

export async function clusterPids(dataDir: string) {
  const pids: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const commandLine = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (commandLine.includes(path.join(dataDir, 'postgres'))) pids.push(Number(name));
  }
  return pids;
}
