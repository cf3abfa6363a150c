import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Answer, Order } from './acts.ts';

type Said = 'ready' | { alarm: string } | { id: number; given: Answer };

/** Starts the process that handles money. An action during which it is killed returns `KILLED`. */
export async function startMoneyProcess(args: string[], onAlarm: (alarm: string) => void) {
  let child: ChildProcess | null = null;
  let lastId = 0;
  const waiting = new Map<number, (answer: Answer) => void>();

  async function start() {
    const started = fork(path.join(import.meta.dirname, 'money-process.ts'), args);
    child = started;
    started.on('exit', () => {
      for (const answer of waiting.values()) answer({ refused: 'KILLED' });
      waiting.clear();
    });
    await new Promise<void>((resolve, reject) => {
      started.on('exit', (code) => reject(new Error(`The process of money ended with ${code}.`)));
      started.on('message', (said: Said) => {
        if (said === 'ready') resolve();
        else if ('alarm' in said) onAlarm(said.alarm);
        else {
          waiting.get(said.id)?.(said.given);
          waiting.delete(said.id);
        }
      });
    });
  }

  await start();
  return {
    ask: (order: Order) =>
      new Promise<Answer>((resolve) => {
        if (!child?.connected) {
          resolve({ refused: 'KILLED' });
          return;
        }
        lastId += 1;
        waiting.set(lastId, resolve);
        child.send({ id: lastId, order });
      }),
    async killAndRestart() {
      if (child) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await start();
    },
    stop: () => child?.disconnect(),
  };
}

export async function startTossProcess(args: string[]) {
  const child = fork(path.join(import.meta.dirname, 'toss-process.ts'), args);
  await once(child, 'message');
  return { stop: () => child.disconnect() };
}
