import type { Browser, BrowserContext } from 'playwright';
import { openLine, type Line } from './measure-opening.ts';

type Seen = { letterMs: number; seenMs: number; requests: number };

/**
 * Opens an emailed link with an empty cache, clicks 문서 열기 immediately, and waits for the first page. There is no pause
 * for reading the letter, during which the page could preload.
 */
export async function measureFromLink(browser: Browser, address: string, line: Line): Promise<Seen> {
  const context = await openLine(browser, line);
  const seen = await pressThrough(context, address);
  await context.close();
  return seen;
}

async function pressThrough(context: BrowserContext, address: string): Promise<Seen> {
  const [page] = context.pages();
  if (!page) throw new Error('The browser has no page.');
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.addInitScript(pressAndWatch);
  await page.goto(address);
  await page.waitForFunction(() => Reflect.get(globalThis, 'benchSeen') !== undefined);
  const counted = requests;
  const [letterMs, seenMs] = await page.evaluate(() =>
    ['benchLetter', 'benchSeen'].map((name) => Number(Reflect.get(globalThis, name))),
  );
  return { letterMs: letterMs ?? Number.NaN, seenMs: seenMs ?? Number.NaN, requests: counted };
}

/** Runs in the page. Chromium reports no largest paint after a click, so every frame is checked instead. */
function pressAndWatch() {
  const look = () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '문서 열기');
    if (Reflect.get(globalThis, 'benchLetter') === undefined && button && !button.disabled) {
      Reflect.set(globalThis, 'benchLetter', performance.now());
      button.click();
    }
    const picture = [...document.querySelectorAll('img')].find(({ src }) => /\/pages\/1\?/.test(src));
    // A loaded picture is painted in the following frame.
    if (picture?.complete && picture.naturalWidth > 0)
      requestAnimationFrame(() => Reflect.set(globalThis, 'benchSeen', performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
