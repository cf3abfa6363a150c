import { Worker } from 'node:worker_threads';
import { isTaskMessage, type ResultMessage } from './protocol.ts';

export type TaskDocument = { key: string; bytes: Uint8Array | null };
/** Sends a part of a long result. Resolves when it is sent, so that parts don't pile up. */
export type SendPart = (value: unknown) => Promise<void>;
type Handler = (input: unknown, document: TaskDocument | null, sendPart: SendPart) => unknown;
export type TaskHandlers = Record<string, Handler>;

type Service = { handlers: TaskHandlers; holds: () => string | null };

const say = (message: ResultMessage) => process.send?.(message);
const sayPart = (message: ResultMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

/**
 * Runs tasks in the child process. After an error, the parent replaces the child, because a failed parser can be in any
 * state.
 */
export function serveTasks({ handlers, holds }: Service) {
  async function answer(message: unknown) {
    if (!isTaskMessage(message)) throw new Error('Not a task.');
    const { id, name, input, document } = message;
    try {
      const handler = handlers[name];
      if (!handler) throw new Error(`No task is called ${name}.`);
      const value = await handler(input, document, (part) => sayPart({ kind: 'part', id, value: part }));
      say({ kind: 'done', id, value, holds: holds() });
    } catch (error) {
      say({ kind: 'failed', id, words: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
    }
  }

  process.on('message', (message) => void answer(message));
  process.on('disconnect', () => process.exit());
  endWithParent();
  say({ kind: 'ready' });
}

/**
 * Kills the child after its parent has exited, even after `kill -9`. Runs in a thread, because a parser in an endless
 * loop never gets 'disconnect'.
 */
function endWithParent() {
  const watch = `
    const parent = ${process.ppid};
    setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500);
  `;
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };
  new Worker(watch, { eval: true, resourceLimits: limits }).unref();
}
