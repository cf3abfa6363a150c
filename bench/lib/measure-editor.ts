import type { Browser, BrowserContext, Page } from 'playwright';
import type { SignedIn } from './draft.ts';
import { openSignedIn } from './open-signed-in.ts';
import { median } from './usage.ts';

const MOVES = 150;
const EVERY_MS = 12;
const FRAMES = 'disabled-by-default-devtools.timeline.frame';

type Opened = { openedMs: number; jumpMs: number; frameMs: number };
/** Jump targets as fractions of the document's length. Their pages haven't been rendered before the first round. */
const JUMPS = [0.2, 0.75, 0.4, 0.95, 0.6];

export async function measureEditors(
  browser: Browser,
  signedIn: SignedIn,
  addresses: Readonly<Record<string, string>>,
  rounds: number,
): Promise<ReadonlyMap<string, Opened[]>> {
  const context = await openSignedIn(browser, signedIn);
  const results = new Map<string, Opened[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, address] of Object.entries(addresses)) {
      const opened = await openEditor(browser, context, address);
      results.set(name, [...(results.get(name) ?? []), opened]);
    }
  await context.close();
  return results;
}

async function openEditor(browser: Browser, context: BrowserContext, address: string): Promise<Opened> {
  const page = await context.newPage();
  const begin = performance.now();
  await page.goto(address);
  await page
    .locator('[data-page="0"] img')
    .evaluate((picture) => (picture instanceof HTMLImageElement ? picture.decode() : undefined));
  const openedMs = performance.now() - begin;
  const frameMs = await dragOne(browser, page);
  const jumps: number[] = [];
  for (const share of JUMPS) jumps.push(await page.evaluate(jumpTo, share));
  await page.close();
  return { openedMs, jumpMs: median(jumps), frameMs };
}

/** Runs in the page. Scrolls and returns the time until the page in the middle was drawn. */
function jumpTo(share: number): Promise<number> {
  const view = document.querySelector('[data-page]')?.parentElement?.parentElement;
  if (!view) throw new Error('No pages are shown.');
  const begin = performance.now();
  view.scrollTop = share * view.scrollHeight;
  const frame = view.getBoundingClientRect();
  const middle = frame.top + frame.height / 2;
  // The middle of the window may fall between two pages.
  const BETWEEN_PAGES = 24;
  const isInMiddle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top <= middle + BETWEEN_PAGES && bottom >= middle - BETWEEN_PAGES;
  };
  return new Promise((resolve) => {
    const look = () => {
      const picture = [...view.querySelectorAll('[data-page]')].find(isInMiddle)?.querySelector('img');
      // A loaded picture is painted in the following frame.
      if (picture?.complete && picture.naturalWidth > 0)
        requestAnimationFrame(() => resolve(performance.now() - begin));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Drags a field back and forth and returns the longest of twenty frames. */
async function dragOne(browser: Browser, page: Page): Promise<number> {
  const field = page.locator('[data-field]').nth(300);
  await field.waitFor();
  const box = await field.boundingBox();
  if (!box) throw new Error('The field is not to be seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', atX: number, atY: number) =>
    session.send('Input.dispatchMouseEvent', { type, x: atX, y: atY, button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mousePressed', x, y);
  await browser.startTracing(page, { categories: [FRAMES] });
  const sent: Promise<unknown>[] = [];
  await new Promise<void>((resolve) => {
    let move = 0;
    // Not awaited, because real input doesn't wait for the screen either.
    const timer = setInterval(() => {
      move += 1;
      sent.push(mouse('mouseMoved', x + Math.sin(move / 12) * 200, y + move));
      if (move < MOVES) return;
      clearInterval(timer);
      resolve();
    }, EVERY_MS);
  });
  await Promise.all(sent);
  const trace: { traceEvents: { name: string; ts: number }[] } = JSON.parse((await browser.stopTracing()).toString());
  await mouse('mouseReleased', x, y);
  const drawn = trace.traceEvents
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b);
  const times = drawn.slice(1).map((at, index) => at - (drawn[index] ?? at));
  const sorted = times.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
