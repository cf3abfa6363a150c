import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'node:http';

const EVERY_MS = 5;

export function watchHealth(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const stopped = new AbortController();
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      request(`${origin}/api/health`, { agent }, (response) => response.resume().on('end', () => resolve()))
        .on('error', reject)
        .end();
    });
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const begun = performance.now();
      await ask();
      times.push(performance.now() - begun);
      await sleep(EVERY_MS);
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await watching;
      agent.destroy();
      const sorted = times.toSorted((one, other) => one - other);
      const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
      return { median: at(0.5), p99: at(0.99), max: at(1) };
    },
  };
}
