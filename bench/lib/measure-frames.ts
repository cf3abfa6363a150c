import type { Browser, Page } from 'playwright';

const CATEGORIES = ['disabled-by-default-devtools.timeline.frame', 'disabled-by-default-devtools.timeline'];

type TraceEvent = { name: string; ph: string; ts: number; dur?: number; tdur?: number; pid: number; tid: number };
export type Frames = {
  frames: number;
  p95Ms: number;
  longestMs: number;
  longestTaskMs: number;
  longestCpuMs: number;
  cpuMs: number;
};

/**
 * Runs something and reads from Chromium's trace how far apart the frames of the page's main thread were. A page draws
 * no frames while nothing changes, so this keeps requesting frames. The compositor's frames don't count, because they
 * would hide that rows appear late while scrolling.
 */
export async function measureFrames(browser: Browser, page: Page, run: () => Promise<void>): Promise<Frames> {
  const stop = await page.evaluateHandle(() => {
    let isOver = false;
    const ask = () => {
      if (!isOver) requestAnimationFrame(ask);
    };
    ask();
    return () => {
      isOver = true;
    };
  });
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  await stop.evaluate((end) => end());
  const begun = trace.traceEvents.filter(({ name }) => name === 'BeginMainThreadFrame');
  const [main] = begun;
  const at = begun.map(({ ts }) => ts / 1_000).toSorted((one, other) => one - other);
  const times = at
    .slice(1)
    .map((ms, index) => ms - (at[index] ?? ms))
    .toSorted((one, other) => one - other);
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid,
  );
  const findLongest = (key: 'dur' | 'tdur') => tasks.reduce((most, task) => Math.max(most, task[key] ?? 0), 0) / 1_000;
  return {
    frames: times.length,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
    longestMs: times.at(-1) ?? Number.NaN,
    longestTaskMs: findLongest('dur'),
    // On a shared machine, a task may wait for a core longer than it runs, so its CPU time is more meaningful.
    longestCpuMs: findLongest('tdur'),
    cpuMs: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000,
  };
}
