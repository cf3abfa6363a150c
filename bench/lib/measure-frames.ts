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
 * Runs the function and reads the gaps between the main thread's frames from Chromium's trace. Frames are requested
 * continuously, because an unchanged page draws none.
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
    // A task on a busy machine may wait longer for a core than it runs, so CPU time is more meaningful.
    longestCpuMs: findLongest('tdur'),
    cpuMs: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000,
  };
}
