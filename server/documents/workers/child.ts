import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defer } from './deferred.ts';
import { isAnswerMessage, type TaskMessage } from './protocol.ts';
import { readResidentMemory } from './resident-memory.ts';
import { WorkerFailure } from './worker-failure.ts';

export type ChildLimits = {
  /** The limit for V8's heap, which holds JavaScript objects. */
  heapMb: number;
  /** The limit for the whole process, including WebAssembly and images. Enforced on Linux only. */
  residentMb: number;
};

export type ChildScript = {
  script: URL;
  /** The only files and folders that the child may read. It can't write files or start programs. */
  mayRead: string[];
};

export type Child = {
  run: (message: Omit<TaskMessage, 'id'>, timeoutMs: number) => Promise<unknown>;
  ready: Promise<void>;
  /** The key of the document that the child has open. */
  holds: () => string | null;
  residentMemory: () => Promise<number | null>;
  end: () => Promise<void>;
  onEnd: (ended: () => void) => void;
  pid: number | undefined;
};

const LOOK_EVERY_MS = 100;
const READY_WITHIN_MS = 30_000;
const KEPT_WORDS = 4_000;

type Running = { id: number; resolve: (value: unknown) => void; reject: (failure: WorkerFailure) => void };

export function startChild({ script, mayRead }: ChildScript, { heapMb, residentMb }: ChildLimits): Child {
  const child = fork(fileURLToPath(script), {
    serialization: 'advanced',
    // The child gets a minimal environment, without keys or URLs.
    env: { NODE_ENV: 'production', LANG: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [
      `--max-old-space-size=${heapMb}`,
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
  const gone = defer<void>();
  const readiness = defer<void>();
  // The caller of a task gets the error. A child that was started in advance may fail without one.
  readiness.promise.catch(() => undefined);

  child.stderr?.setEncoding('utf8').on('data', (words: string) => (lastWords = (lastWords + words).slice(-KEPT_WORDS)));
  child.on('message', (message: unknown) => {
    if (!isAnswerMessage(message)) return kill(new WorkerFailure('CRASH', 'The child said what it should not.'));
    if (message.kind === 'ready') return readiness.resolve();
    if (message.id !== running?.id) return kill(new WorkerFailure('CRASH', 'The child answered what was not asked.'));
    if (message.kind === 'failed') return kill(new WorkerFailure('CRASH', message.words));
    holds = message.holds;
    running.resolve(message.value);
  });
  child.once('error', (error) => finish(new WorkerFailure('CRASH', error.message)));
  child.once('close', (code, signal) => finish(whyItEnded(lastWords, code, signal)));

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

  async function look() {
    const bytes = child.pid === undefined ? null : await readResidentMemory(child.pid);
    if (bytes !== null && bytes > residentMb * 2 ** 20)
      kill(new WorkerFailure('MEMORY', `The child took more than ${residentMb} MB.`));
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
    residentMemory: () => (child.pid === undefined ? Promise.resolve(null) : readResidentMemory(child.pid)),
    onEnd: (listener) => void gone.promise.then(listener),
    async end() {
      kill(new WorkerFailure('CLOSED', 'The pool was closed.'));
      await gone.promise;
    },
    async run(message, timeoutMs) {
      await readiness.promise;
      if (ended) throw ended;
      const answer = defer<unknown>();
      running = { id: ++lastId, resolve: answer.resolve, reject: answer.reject };
      const limit = setTimeout(
        () => kill(new WorkerFailure('TIMEOUT', `The task took longer than ${timeoutMs} ms.`)),
        timeoutMs,
      );
      const watch = setInterval(() => void look(), LOOK_EVERY_MS);
      try {
        send(child, { id: running.id, ...message });
        return await answer.promise;
      } finally {
        running = null;
        clearTimeout(limit);
        clearInterval(watch);
      }
    },
  };

  function send(to: ChildProcess, message: TaskMessage) {
    to.send(message, (error) => {
      if (error) kill(new WorkerFailure('CRASH', error.message));
    });
  }
}

function whyItEnded(lastWords: string, code: number | null, signal: NodeJS.Signals | null) {
  const reason = lastWords.includes('heap out of memory') ? 'MEMORY' : 'CRASH';
  const line = /^.*(?:Error|FATAL).*$/m.exec(lastWords)?.[0] ?? '';
  return new WorkerFailure(reason, `The child ended (${signal ?? code ?? 'unknown'}). ${line}`.trim());
}
