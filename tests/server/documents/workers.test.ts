import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TaskLimits } from '../../../server/documents/workers/child.ts';
import {
  createWorkerPool,
  type PoolOptions,
  type Task,
  type WorkerPool,
} from '../../../server/documents/workers/pool.ts';
import { WorkerFailure } from '../../../server/documents/workers/worker-failure.ts';
import { waitUntil } from '../../support/wait-until.ts';

const OPTIONS: PoolOptions = {
  script: new URL('./misbehaving-child.ts', import.meta.url),
  mayRead: [fileURLToPath(new URL('../../../', import.meta.url))],
  maxChildren: 2,
  heapMb: 64,
  residentMb: 400,
  retireAboveMb: 250,
  idleMs: 200,
  lastIdleMs: 60_000,
};

const LIMITS: TaskLimits = { cpuMs: 20_000, wallMs: 60_000 };

const open = new Set<WorkerPool>();
afterEach(async () => {
  for (const pool of open) await pool.close();
  open.clear();
});

function createPool(options: Partial<PoolOptions> = {}) {
  const pool = createWorkerPool({ ...OPTIONS, ...options });
  open.add(pool);
  return {
    ...pool,
    ask: (name: string, input: unknown = null, limits: Partial<TaskLimits> = {}) =>
      pool.run({ name, input, document: null, ...LIMITS, ...limits }),
  };
}

const readNothing = () => Promise.reject(new Error('The store is away.'));
/** The process and all of its threads have ended, although nobody has asked for its exit code yet. */
const isZombie = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ') && readdirSync(`/proc/${pid}/task`).length === 1;
const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

describe('the process boundary', () => {
  it('answers and says nothing of our environment to the child', async () => {
    process.env['DOJANG_TEST_SECRET'] = 'secret';
    const pool = createPool();
    expect(await pool.ask('echo', { page: 1, bytes: new Uint8Array([1, 2]) })).toEqual({
      page: 1,
      bytes: new Uint8Array([1, 2]),
    });
    expect(await pool.ask('environment')).toEqual(expect.not.arrayContaining(['DOJANG_TEST_SECRET', 'PATH', 'HOME']));
  });

  it('gives the child a single pool of memory', async () => {
    expect(await createPool().ask('environment')).toContain('MALLOC_ARENA_MAX');
  });

  it('does not blame a task whose child was killed just before the task was sent', async () => {
    const pool = createPool({ maxChildren: 1 });
    const pid = Number(await pool.ask('pid'));
    process.kill(pid, 'SIGKILL');
    // Waits without giving up control, so that the pool doesn't notice.
    while (!isZombie(pid));
    await expect(pool.ask('echo')).rejects.toMatchObject({ name: 'WorkerFailure', reason: 'KILLED' });
  });

  it.each([
    ['a loop', 'loop', { cpuMs: 300 }, 'CPU', /more than 300 ms of CPU time/],
    ['a wait without end', 'hang', { cpuMs: 200, wallMs: 300 }, 'TIMEOUT', /not done after 300 ms/],
    ['a heap without end', 'heap', {}, 'MEMORY', /heap out of memory/],
    ['memory beside the heap', 'outsideHeap', {}, 'MEMORY', /more than 400 MB/],
    ['an allocation that fails', 'allocate', {}, 'MEMORY', /allocation failed/],
    ['a kill from outside', 'kill', {}, 'KILLED', /SIGKILL/],
    ['an exit', 'exit', {}, 'CRASH', /ended \(3\)/],
    ['an abort', 'abort', {}, 'CRASH', /SIGABRT/],
    ['an error', 'throw', {}, 'CRASH', /no such page tree/],
    ['a stack overflow', 'overflow', {}, 'CRASH', /call stack/],
    ['an answer of no form', 'lie', {}, 'CRASH', /said what it should not/],
    ['a task that is not there', 'nothing', {}, 'CRASH', /No task is called nothing/],
  ])('survives %s and gives the next task a fresh child', async (_what, name, limits, reason, words) => {
    const pool = createPool({ maxChildren: 1 });
    const before = await pool.ask('pid');
    await expect(pool.ask(name, null, limits)).rejects.toMatchObject({
      name: 'WorkerFailure',
      reason,
      message: expect.stringMatching(words),
    });
    const after = await pool.ask('pid');
    expect(after).not.toBe(before);
    expect(isAlive(Number(before))).toBe(false);
  });

  it.each([
    ['read what is not of the engine', 'readFile', '/etc/passwd'],
    ['start a program', 'startProgram', null],
  ])('does not let the child %s', async (_what, name, input) => {
    await expect(createPool().ask(name, input)).rejects.toMatchObject({ message: /Access to this API|permission/i });
  });

  it('counts the CPU time of a task, not the time that the machine takes', async () => {
    expect(await createPool().ask('wait', 600, { cpuMs: 300 })).toBe('timed-out');
  });

  it('does not add up what earlier tasks cost', async () => {
    const pool = createPool({ maxChildren: 1 });
    const pid = await pool.ask('pid');
    for (let task = 0; task < 3; task++) expect(await pool.ask('burn', 400, { cpuMs: 900 })).toBe(400);
    expect(await pool.ask('pid')).toBe(pid);
  });

  it('says what a task had cost when it was ended', async () => {
    const pool = createPool();
    const failure = await pool.ask('loop', null, { cpuMs: 300 }).catch((error: unknown) => error);
    if (!(failure instanceof WorkerFailure)) throw new Error('The loop ended otherwise.');
    expect(failure.isPassing).toBe(false);
    expect(failure.cost?.cpuMs).toBeGreaterThan(300);
    expect(failure.cost?.peakBytes).toBeGreaterThan(20 * 2 ** 20);
  });

  it('lets a task try again in a child of its own if an earlier one had left it too little memory', async () => {
    const pool = createPool({ maxChildren: 1, retireAboveMb: 400 });
    expect(await pool.ask('grow', 200)).toBe(1);
    const before = await pool.ask('pid');
    expect(await pool.ask('growAndBurn', 220)).toBe(300);
    expect(await pool.ask('pid')).not.toBe(before);
    await expect(pool.ask('outsideHeap')).rejects.toMatchObject({ reason: 'MEMORY' });
  });

  it('fails the task alone: others run on beside it and after it', async () => {
    const pool = createPool();
    const answers = await Promise.allSettled([
      pool.ask('loop', null, { cpuMs: 300 }),
      pool.ask('echo', 1),
      pool.ask('throw'),
      pool.ask('echo', 2),
      pool.ask('echo', 3),
    ]);
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.reason))).toEqual([
      'CPU',
      1,
      'CRASH',
      2,
      3,
    ]);
  });

  it('starts a second child on demand and ends it when it idles', async () => {
    const pool = createPool();
    const [one, other] = await Promise.all([pool.ask('pid'), pool.ask('pid')]);
    expect(one).not.toBe(other);
    await waitUntil(() => expect(pool.pids()).toHaveLength(1));
    expect(await pool.ask('echo', 3)).toBe(3);
  });

  it('starts no child before one is needed, and ends the last one when nobody needs it any more', async () => {
    const pool = createPool({ lastIdleMs: 200 });
    expect(pool.pids()).toEqual([]);
    const pid = Number(await pool.ask('pid'));
    await waitUntil(() => expect(pool.pids()).toEqual([]));
    expect(isAlive(pid)).toBe(false);
    expect(await pool.ask('echo', 3)).toBe(3);
  });

  describe('while somebody may need a child', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    it('keeps the last one, and ends it a minute later', async () => {
      const pool = createPool();
      pool.keepReady();
      await pool.ready();
      const pids = pool.pids();
      expect(pids).toHaveLength(1);
      vi.advanceTimersByTime(50_000);
      pool.keepReady();
      vi.advanceTimersByTime(50_000);
      expect(pool.pids()).toEqual(pids);
      vi.advanceTimersByTime(10_001);
      await waitUntil(() => expect(pool.pids()).toEqual([]));
    });

    it('does not start one after the other if none can run', async () => {
      const pool = createPool({ heapMb: 1 });
      pool.keepReady();
      await expect(pool.ready()).rejects.toMatchObject({ reason: 'NOT_STARTED' });
      pool.keepReady();
      expect(pool.pids()).toEqual([]);
      vi.advanceTimersByTime(5_001);
      pool.keepReady();
      expect(pool.pids()).toHaveLength(1);
    });
  });

  it('sends a document once and lets the child that holds it go on', async () => {
    const pool = createPool();
    const read = vi.fn(() => new Uint8Array(1000));
    const document = { key: 'a', read };
    const ask = (of: NonNullable<Task['document']>) =>
      pool.run({ name: 'length', input: null, document: of, ...LIMITS });
    expect(await ask(document)).toEqual({ sent: true, length: 1000 });
    expect(await ask(document)).toEqual({ sent: false, length: 1000 });
    expect(await ask({ key: 'b', read: () => new Uint8Array(2) })).toEqual({ sent: true, length: 2 });
    expect(await ask(document)).toEqual({ sent: true, length: 1000 });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('tells the caller that the document could not be read, and keeps the child', async () => {
    const pool = createPool();
    const before = await pool.ask('pid');
    await expect(
      pool.run({ name: 'length', input: null, document: { key: 'a', read: readNothing }, ...LIMITS }),
    ).rejects.toThrow('The store is away.');
    expect(await pool.ask('pid')).toBe(before);
  });

  it('replaces a child that has grown', async () => {
    const pool = createPool({ maxChildren: 1 });
    const before = await pool.ask('pid');
    expect(await pool.ask('grow', 230)).toBe(1);
    expect(await pool.ask('pid')).not.toBe(before);
  });

  it('closes without leaving a process and fails what waits', async () => {
    const pool = createPool({ maxChildren: 1 });
    await pool.ready();
    const pids = pool.pids();
    const waiting = Promise.allSettled([pool.ask('loop'), pool.ask('echo', 1)]);
    await pool.close();
    expect(await waiting).toMatchObject([{ reason: { reason: 'CLOSED' } }, { reason: { reason: 'CLOSED' } }]);
    expect(pids.filter(isAlive)).toEqual([]);
    await expect(pool.ask('echo')).rejects.toMatchObject({ reason: 'CLOSED' });
  });

  it('ends a looping child when its parent is killed', async () => {
    const holder = fork(fileURLToPath(new URL('./pool-holder.ts', import.meta.url)));
    const [pid] = await once(holder, 'message');
    expect(isAlive(pid)).toBe(true);
    holder.kill('SIGKILL');
    await waitUntil(() => expect(isAlive(pid)).toBe(false));
  });
});
