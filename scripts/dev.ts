import { spawn, type ChildProcess } from 'node:child_process';
import { checkNodeVersion } from './lib/node-version.ts';
import { ROOT, createToolEnvironment } from './lib/run.ts';

const VITE_PORT = 5173;

checkNodeVersion();
const port = process.env['PORT'] ?? '8080';
const env = {
  DOJANG_MODE: 'development',
  PUBLIC_URL: `http://localhost:${VITE_PORT}`,
  API_ORIGIN: `http://127.0.0.1:${port}`,
  ...createToolEnvironment(),
};

/**
 * Starts each child in its own process group, so that Ctrl-C only reaches us and every child gets exactly one signal.
 */
const start = (command: string, args: string[]) =>
  spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });

const children: ChildProcess[] = [
  start('node', ['--watch', '--watch-preserve-output', 'server/main.ts']),
  start('vite', ['--logLevel', 'warn']),
];
let ending = false;

function end(code: number) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', (code) => end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
console.log(`The app is at http://localhost:${VITE_PORT}, the API at http://127.0.0.1:${port}. Ctrl-C ends both.`);
