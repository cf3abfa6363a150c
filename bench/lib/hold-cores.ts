import { spawn } from 'node:child_process';

/** Keeps a number of cores busy with other processes at normal priority, until it is stopped. */
export function holdCores(count: number) {
  const loops = Array.from({ length: count }, () => spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }));
  return () => loops.forEach((loop) => loop.kill('SIGKILL'));
}
