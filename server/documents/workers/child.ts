import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createDeferred } from './deferred.ts';
import { isResultMessage, type TaskMessage } from './protocol.ts';
import { readCpuMs, readMemory } from './process-cost.ts';
import { WorkerFailure, type TaskCost } from './worker-failure.ts';

/** Receives parts of a long result. A retried task sends them again. */
export type HandlePart = (value: unknown) => void;

export type TaskLimits = {
  /** For all of the child's threads. Enforced on Linux only. */
  cpuMs: number;
  /** Kills a child that hangs without using the CPU, or whose CPU time can't be measured. */
  wallMs: number;
};

export type ChildLimits = {
  /** For V8's heap, which contains JavaScript objects. */
  heapMb: number;
  /** For the whole process, including WebAssembly and images. Enforced on Linux only. */
  residentMb: number;
};

export type ChildScript = {
  script: URL;
  /** All that the child may read. It can't write files or start programs. */
  mayRead: string[];
};

export type Child = {
  run: (message: Omit<TaskMessage, 'id'>, limits: TaskLimits, onPart?: HandlePart) => Promise<unknown>;
  /** True if the child hasn't run a task yet, so the next one gets all of its memory. */
  isFresh: () => boolean;
  ready: Promise<void>;
  holds: () => string | null;
  residentMemory: () => Promise<number | null>;
  end: () => Promise<void>;
  onEnd: (ended: () => void) => void;
  pid: number | undefined;
};

/** With V8's default of 16, unused memory stays resident: a long sheet takes 285 MB instead of 180. */
const SEMI_SPACE_MB = 8;
const LOOK_EVERY_MS = 100;
const READY_WITHIN_MS = 30_000;
const KEPT_WORDS = 4_000;
/** What V8 and PDFium say when an allocation fails. */
const OUT_OF_MEMORY = /allocation failed|out of memory|has no \d+ bytes left/i;

type Running = {
  id: number;
  onPart: HandlePart | undefined;
  resolve: (value: unknown) => void;
  reject: (failure: WorkerFailure) => void;
};

export function startChild({ script, mayRead }: ChildScript, { heapMb, residentMb }: ChildLimits): Child {
  const child = fork(fileURLToPath(script), {
    serialization: 'advanced',
    // A minimal environment without keys or URLs. Limiting malloc to one pool, instead of eight per core, saves 20 MB.
    env: { NODE_ENV: 'production', LANG: 'C.UTF-8', MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      `--max-semi-space-size=${SEMI_SPACE_MB}`,
      '--disable-warning=ExperimentalWarning',
      '--disallow-code-generation-from-strings',
      '--permission',
      '--allow-addons',
      '--allow-worker',
      ...mayRead.map((place) => `--allow-fs-read=${place}`),
    ],
  });

  let lastWords = '';
  let running: Running | null = null;
  let ended: WorkerFailure | null = null;
  let holds: string | null = null;
  let lastId = 0;
  let cost: TaskCost | null = null;
  const gone = createDeferred<void>();
  const readiness = createDeferred<void>();
  // The task's caller gets the error. Without this, a child that fails before anyone waits for it causes an unhandled
  // rejection.
  readiness.promise.catch(() => undefined);

  child.stderr?.setEncoding('utf8').on('data', (words: string) => (lastWords = (lastWords + words).slice(-KEPT_WORDS)));
  child.on('message', (message: unknown) => {
    if (!isResultMessage(message)) return kill(new WorkerFailure('CRASH', 'The child said what it should not.'));
    if (message.kind === 'ready') return readiness.resolve();
    if (message.id !== running?.id) return kill(new WorkerFailure('CRASH', 'The child answered what was not asked.'));
    if (message.kind === 'failed')
      return kill(new WorkerFailure(OUT_OF_MEMORY.test(message.words) ? 'MEMORY' : 'CRASH', message.words));
    if (message.kind === 'part') return takePart(running, message.value);
    holds = message.holds;
    running.resolve(message.value);
  });
  child.once('error', (error) => finish(new WorkerFailure('CRASH', error.message)));
  child.once('close', (code, signal) => finish(toExitFailure(lastWords, code, signal)));

  /** Passes on a part. An invalid part kills the child, like an invalid result. */
  function takePart({ onPart }: Running, value: unknown) {
    try {
      onPart?.(value);
    } catch (error) {
      kill(new WorkerFailure('CRASH', error instanceof Error ? error.message : String(error)));
    }
  }

  function finish(failure: WorkerFailure) {
    ended ??= failure;
    readiness.reject(ended.reason === 'CLOSED' ? ended : new WorkerFailure('NOT_STARTED', ended.message));
    running?.reject(ended);
    gone.resolve();
  }

  function kill(failure: WorkerFailure) {
    ended ??= failure;
    running?.reject(ended);
    child.kill('SIGKILL');
  }

  /** Measures the child from outside, because a parser in an endless loop doesn't respond. */
  async function look(id: number, pid: number, cpuBefore: Promise<number | null>, limitMs: number) {
    const [before, after, memory] = await Promise.all([cpuBefore, readCpuMs(pid), readMemory(pid)]);
    if (running?.id !== id || before === null || after === null || memory === null) return;
    cost = { cpuMs: after - before, peakBytes: memory.peak };
    if (memory.resident > residentMb * 2 ** 20)
      kill(new WorkerFailure('MEMORY', `The child took more than ${residentMb} MB.`));
    if (cost.cpuMs > limitMs) kill(new WorkerFailure('CPU', `The task took more than ${limitMs} ms of CPU time.`));
  }

  const startLimit = setTimeout(
    () => kill(new WorkerFailure('TIMEOUT', 'The child did not start.')),
    READY_WITHIN_MS,
  ).unref();
  readiness.promise.then(
    () => clearTimeout(startLimit),
    () => clearTimeout(startLimit),
  );

  return {
    pid: child.pid,
    ready: readiness.promise,
    holds: () => holds,
    isFresh: () => lastId === 0,
    residentMemory: async () => (child.pid === undefined ? null : ((await readMemory(child.pid))?.resident ?? null)),
    onEnd: (listener) => void gone.promise.then(listener),
    async end() {
      kill(new WorkerFailure('CLOSED', 'The pool was closed.'));
      await gone.promise;
    },
    async run(message, { cpuMs, wallMs }, onPart) {
      await readiness.promise;
      if (ended) throw ended;
      const answer = createDeferred<unknown>();
      const id = ++lastId;
      running = { id, onPart, resolve: answer.resolve, reject: answer.reject };
      cost = null;
      const { pid } = child;
      const cpuBefore = pid === undefined ? Promise.resolve(null) : readCpuMs(pid);
      const limit = setTimeout(
        () => kill(new WorkerFailure('TIMEOUT', `The task was not done after ${wallMs} ms.`)),
        wallMs,
      );
      const watch = setInterval(() => pid !== undefined && void look(id, pid, cpuBefore, cpuMs), LOOK_EVERY_MS);
      try {
        send(child, { id, ...message });
        return await answer.promise;
      } catch (error) {
        if (error instanceof WorkerFailure) error.cost = cost;
        throw error;
      } finally {
        running = null;
        clearTimeout(limit);
        clearInterval(watch);
      }
    },
  };
}

/**
 * Sends a task. If that fails, the child is exiting or gets killed here, and its exit shows whether the task is to
 * blame.
 */
function send(to: ChildProcess, message: TaskMessage) {
  to.send(message, (error) => {
    if (error) to.kill('SIGKILL');
  });
}

/** Signals that programs don't raise themselves, so they came from outside. */
const FROM_OUTSIDE: ReadonlySet<NodeJS.Signals | null> = new Set<NodeJS.Signals>([
  'SIGKILL',
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
]);

function toExitFailure(lastWords: string, code: number | null, signal: NodeJS.Signals | null) {
  const reason = OUT_OF_MEMORY.test(lastWords) ? 'MEMORY' : FROM_OUTSIDE.has(signal) ? 'KILLED' : 'CRASH';
  const line = /^.*(?:Error|FATAL).*$/m.exec(lastWords)?.[0] ?? '';
  return new WorkerFailure(reason, `The child ended (${signal ?? code ?? 'unknown'}). ${line}`.trim());
}
