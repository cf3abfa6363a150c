import type { Browser, BrowserContext } from 'playwright';

export type Line = {
  name: string;
  width: number;
  slowDown: number;
  network: { bytesPerSecond: number; ms: number } | null;
};
type Seen = { seenMs: number; addresses: string[]; scriptBytes: number };

/** Opens a browser context that simulates a screen, a CPU and a network. */
export async function openLine(browser: Browser, line: Line): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: line.width, height: line.width < 960 ? 844 : 900 },
    deviceScaleFactor: line.width < 960 ? 2 : 1,
    locale: 'ko-KR',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.slowDown });
  if (line.network) {
    const throughput = line.network.bytesPerSecond;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.network.ms,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  return context;
}

/** Opens the signing page as a verified receiver with an empty cache, and waits for its first page. */
export async function measureOpening(browser: Browser, origin: string, token: string, line: Line): Promise<Seen> {
  const context = await openLine(browser, line);
  const [page] = context.pages();
  if (!page) throw new Error('The browser has no page.');
  await page.addInitScript((accessJwt) => sessionStorage.setItem('accessJwt', accessJwt), token);
  await page.addInitScript(watchFirstPage);
  await page.goto(`${origin}/sign`);
  await page.waitForFunction(() => Reflect.get(globalThis, 'benchSeen') !== undefined);
  const seen = await page.evaluate(() => Number(Reflect.get(globalThis, 'benchSeen')));
  const resources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming
          ? [{ name: entry.name, at: entry.startTime, end: entry.responseEnd, bytes: entry.encodedBodySize }]
          : [],
      ),
  );
  await context.close();
  return {
    seenMs: seen,
    addresses: [`${origin}/sign`, ...resources.filter(({ at }) => at < seen).map(({ name }) => name)],
    scriptBytes: resources
      .filter(({ name, end }) => name.endsWith('.js') && end > 0 && end < seen)
      .reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/**
 * Runs in the page. Recognises the first page by its URL, because another element may show the picture by the time
 * Chromium reports the paint.
 */
function watchFirstPage() {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!/\/pages\/1\?/.test(String(Reflect.get(entry, 'url')))) continue;
      if (Reflect.get(globalThis, 'benchSeen') === undefined) Reflect.set(globalThis, 'benchSeen', entry.startTime);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
