import { spawn } from 'node:child_process';

/** Keeps the given number of cores busy at normal priority until it is stopped. */
export function holdCores(count: number) {
  const loops = Array.from({ length: count }, () => spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }));
  return () => loops.forEach((loop) => loop.kill('SIGKILL'));
}
