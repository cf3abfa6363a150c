import {
  startChild,
  type Child,
  type ChildLimits,
  type ChildScript,
  type HandlePart,
  type TaskLimits,
} from './child.ts';
import { createDeferred } from './deferred.ts';
import { WorkerFailure } from './worker-failure.ts';

export type PoolOptions = ChildScript &
  ChildLimits & {
    /** Children are started on demand, up to this number. */
    maxChildren: number;
    /** How long an idle child is kept while another one is running. */
    idleMs: number;
    /** How long the last child is kept after its last task, or after `keepReady`. */
    lastIdleMs: number;
    /** A child above this limit is replaced after its task, because WebAssembly memory never shrinks. */
    retireAboveMb: number;
  };

export type Task = TaskLimits & {
  name: string;
  input: unknown;
  /** `read` is only called if no child has the document open. */
  document: { key: string; read: () => Promise<Uint8Array> | Uint8Array } | null;
  onPart?: HandlePart;
};

type Waiting = {
  task: Task;
  /** True if the task ran out of memory in a child that other tasks had used. It is retried in a new one. */
  needsFresh: boolean;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};
type Seat = { child: Child; busy: boolean; idle: NodeJS.Timeout | null };

/** Keeps requests from restarting a broken child over and over. */
const START_AGAIN_AFTER_MS = 5_000;

export type WorkerPool = ReturnType<typeof createWorkerPool>;

/** Creates a small pool of child processes for untrusted bytes. A crash only affects the task that caused it. */
export function createWorkerPool(options: PoolOptions) {
  const seats = new Set<Seat>();
  const queue: Waiting[] = [];
  let closed = false;
  let lastStart = -Infinity;
  let lastWanted = -Infinity;

  const wantedForMs = () => lastWanted + options.lastIdleMs - performance.now();

  function takeSeat(): Seat {
    lastStart = performance.now();
    const seat: Seat = { child: startChild(options, options), busy: false, idle: null };
    seats.add(seat);
    seat.child.onEnd(() => leave(seat));
    letIdle(seat);
    return seat;
  }

  function leave(seat: Seat) {
    if (seat.idle) clearTimeout(seat.idle);
    seats.delete(seat);
    // A child that exited while idle isn't replaced immediately, because its replacement might exit, too.
    if (closed || !seat.busy) return;
    if (seats.size === 0 && wantedForMs() > 0) takeSeat();
    void work();
  }

  function chooseSeat({ task: { document }, needsFresh }: Waiting): Seat | null {
    const free = [...seats].filter(({ busy }) => !busy);
    if (needsFresh) return chooseFreshSeat(free);
    const holder = document && free.find(({ child }) => child.holds() === document.key);
    if (holder) return holder;
    if (free[0]) return free[0];
    return seats.size < options.maxChildren ? takeSeat() : null;
  }

  function chooseFreshSeat(free: Seat[]): Seat | null {
    const fresh = free.find(({ child }) => child.isFresh());
    if (fresh) return fresh;
    if (seats.size < options.maxChildren) return takeSeat();
    if (free[0]) retire(free[0]);
    return null;
  }

  async function work() {
    const next = queue[0];
    const seat = next && chooseSeat(next);
    if (!seat) return;
    queue.shift();
    const wasFresh = seat.child.isFresh();
    seat.busy = true;
    if (seat.idle) clearTimeout(seat.idle);
    seat.idle = null;
    void work();
    const [outcome] = await Promise.allSettled([runOn(seat.child, next.task)]);
    const failed = outcome.status === 'rejected';
    // A failed child frees its seat by exiting. Otherwise, the seat is freed before the caller gets the result, so that
    // the caller's next page goes to the child with the document open.
    if (!failed || !(outcome.reason instanceof WorkerFailure)) await settle(seat);
    if (!failed) return next.resolve(outcome.value);
    if (wasFresh || closed || !isOutOfMemory(outcome.reason)) return next.reject(outcome.reason);
    queue.unshift({ ...next, needsFresh: true });
    void work();
  }

  async function settle(seat: Seat) {
    const resident = await seat.child.residentMemory();
    if (resident !== null && resident > options.retireAboveMb * 2 ** 20) return void seat.child.end();
    seat.busy = false;
    lastWanted = performance.now();
    letIdle(seat);
    void work();
  }

  function letIdle(seat: Seat) {
    const ms = seats.size > 1 ? options.idleMs : wantedForMs();
    seat.idle = setTimeout(() => dismiss(seat), Math.max(ms, 1)).unref();
  }

  function dismiss(seat: Seat) {
    if (seats.size === 1 && wantedForMs() > 0) letIdle(seat);
    else retire(seat);
  }

  function retire(seat: Seat) {
    seat.busy = true;
    void seat.child.end();
  }

  return {
    /** Keeps a child running for a while, in case somebody needs one. */
    keepReady() {
      lastWanted = performance.now();
      if (!closed && seats.size === 0 && lastWanted - lastStart > START_AGAIN_AFTER_MS) takeSeat();
    },
    run(task: Task): Promise<unknown> {
      if (closed) return Promise.reject(new WorkerFailure('CLOSED', 'The pool is closed.'));
      const { promise, resolve, reject } = createDeferred<unknown>();
      lastWanted = performance.now();
      queue.push({ task, needsFresh: false, resolve, reject });
      void work();
      return promise;
    },
    /** Starts a child if there is none, and resolves when it is ready. */
    async ready() {
      lastWanted = performance.now();
      const [seat = takeSeat()] = seats;
      await seat.child.ready;
    },
    pids: () => [...seats].flatMap(({ child }) => child.pid ?? []),
    async close() {
      closed = true;
      const failure = new WorkerFailure('CLOSED', 'The pool was closed.');
      for (const { reject } of queue.splice(0)) reject(failure);
      await Promise.all([...seats].map(({ child }) => child.end()));
    },
  };
}

const isOutOfMemory = (reason: unknown) => reason instanceof WorkerFailure && reason.reason === 'MEMORY';

async function runOn(child: Child, { name, input, document, cpuMs, wallMs, onPart }: Task) {
  const limits = { cpuMs, wallMs };
  if (!document) return child.run({ name, input, document: null }, limits, onPart);
  const { key } = document;
  await child.ready;
  const bytes = child.holds() === key ? null : await document.read();
  return child.run({ name, input, document: { key, bytes } }, limits, onPart);
}
