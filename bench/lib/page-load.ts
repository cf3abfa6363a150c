import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { ROOT } from '../../scripts/lib/run.ts';
import { getChromiumLaunchOptions } from '../../scripts/lib/chromium.ts';

const SLOW_DOWN = 4;

export type PageLoad = { scriptKb: number; lcpMs: number; cls: number };

export const launch = () => chromium.launch(getChromiumLaunchOptions());

/** Opens a URL with an empty cache and a CPU slowed down four times, and reads Chromium's metrics. */
export async function loadPage(browser: Browser, origin: string, address: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(watchVitals);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
  const vitals = await page.evaluate(() => ({
    lcpMs: Number(Reflect.get(globalThis, 'benchLcp') ?? 0),
    cls: Number(Reflect.get(globalThis, 'benchCls') ?? 0),
  }));
  await context.close();
  const sizes = await Promise.all(scripts.map(gzippedBytes));
  return { ...vitals, scriptKb: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

/** Runs in the page. The last candidate is the largest paint, and layout shifts after input don't count. */
function watchVitals() {
  new PerformanceObserver((list) => {
    Reflect.set(globalThis, 'benchLcp', list.getEntries().at(-1)?.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifted += Number(entry.value);
    }
    Reflect.set(globalThis, 'benchCls', shifted);
  }).observe({ type: 'layout-shift', buffered: true });
}

const gzippedBytes = async (pathname: string) => gzipSync(await readFile(path.join(ROOT, 'dist/web', pathname))).length;
