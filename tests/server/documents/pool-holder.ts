import { createWorkerPool } from '../../../server/documents/workers/pool.ts';

/** A server that is killed while its child loops. It prints the child's process id first. */
const pool = createWorkerPool({
  script: new URL('./misbehaving-child.ts', import.meta.url),
  mayRead: [new URL('../../../', import.meta.url).pathname],
  maxChildren: 1,
  heapMb: 64,
  residentMb: 512,
  retireAboveMb: 256,
  idleMs: 1000,
  lastIdleMs: 60_000,
});
await pool.ready();
process.send?.(pool.pids()[0]);
await pool.run({ name: 'loop', input: null, document: null, cpuMs: 60_000, wallMs: 60_000 });
