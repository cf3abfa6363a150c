import { readFileSync } from 'node:fs';
import { execSync } from 'node:child_process';
import { serveTasks } from '../../../server/documents/workers/serve-tasks.ts';

let held: { key: string; bytes: Uint8Array } | null = null;
const kept: unknown[] = [];

serveTasks({
  holds: () => held?.key ?? null,
  handlers: {
    echo: (input) => input,
    pid: () => process.pid,
    environment: () => Object.keys(process.env),
    length(_input, document) {
      if (document?.bytes) held = { key: document.key, bytes: document.bytes };
      return { sent: document?.bytes !== null, length: held?.bytes.length };
    },
    throw() {
      throw new Error('no such page tree');
    },
    overflow: () => deepen(0),
    loop() {
      for (;;) kept.length = 0;
    },
    async hang() {
      await new Promise(() => setInterval(noop, 60_000));
    },
    /** Waits like a process that gets no CPU time. */
    wait: (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(milliseconds)),
    burn: (milliseconds) => burn(Number(milliseconds)),
    growAndBurn(megabytes) {
      kept.push(Buffer.alloc(Number(megabytes) * 2 ** 20, 1));
      return burn(300);
    },
    exit: () => process.exit(3),
    kill: () => process.kill(process.pid, 'SIGKILL'),
    abort: () => process.abort(),
    heap() {
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
    },
    async outsideHeap() {
      for (;;) {
        kept.push(Buffer.alloc(20 * 2 ** 20, 1));
        await new Promise(setImmediate);
      }
    },
    allocate: () => new ArrayBuffer(2 ** 52).byteLength,
    grow: (megabytes) => kept.push(Buffer.alloc(Number(megabytes) * 2 ** 20, 1)),
    readFile: (file) => readFileSync(String(file), 'latin1').length,
    startProgram: () => execSync('id').toString(),
    lie() {
      process.send?.({ kind: 'done', id: 'one' });
    },
  },
});

function noop() {}

function burn(milliseconds: number) {
  const before = process.cpuUsage();
  const spent = () => process.cpuUsage(before);
  while ((spent().user + spent().system) / 1000 < milliseconds) noop();
  return milliseconds;
}

function deepen(depth: number): number {
  return deepen(depth + 1) + 1;
}
