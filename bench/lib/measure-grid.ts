import type { Browser, Page } from 'playwright';
import { measureFrames } from './measure-frames.ts';

const WHEEL_PX = 600;
const EVERY_MS = 16;

type Sheet = { address: string; rows: number };

export async function measureGrid(browser: Browser, page: Page, { address, rows }: Sheet, block: string) {
  const begin = performance.now();
  await page.goto(address);
  await waitForRow(page, 0);
  await pressFirstCell(page);
  await page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement);
  const usableMs = performance.now() - begin;

  const scrolling = await measureFrames(browser, page, async () => {
    await scrollBy(page, rows, WHEEL_PX);
    await waitForRow(page, rows - 1);
  });
  await page.keyboard.press('Control+Home');
  await page.evaluate(() => document.querySelector('[role="grid"]')?.parentElement?.scrollTo(0, 0));
  await waitForRow(page, 0);
  const pasting = await measureFrames(browser, page, async () => {
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, block);
    await page.waitForFunction(() => document.body.textContent.includes('저장하는 중'));
    await page.waitForFunction(() => document.body.textContent.includes('저장했어요'));
  });
  return { usableMs, scrolling, pasting };
}

const waitForRow = (page: Page, row: number) =>
  page.waitForFunction((index) => document.querySelector(`[data-row="${index}"]`) !== null, row);

async function pressFirstCell(page: Page) {
  const [x = 0, y = 0] = await page.evaluate(() => {
    const box = document.querySelector('[data-row="0"][data-column="0"]')?.getBoundingClientRect();
    return box ? [box.x + box.width / 2, box.y + box.height / 2] : [];
  });
  await page.mouse.click(x, y);
}

async function scrollBy(page: Page, rows: number, stepPx: number) {
  const [x = 0, y = 0, rowPx = 0] = await page.evaluate(() => {
    const box = document.querySelector('[role="grid"]')?.parentElement?.getBoundingClientRect();
    const row = document.querySelector('[data-row="0"]')?.parentElement?.getBoundingClientRect();
    return box && row ? [box.x + box.width / 2, box.y + box.height / 2, row.height] : [];
  });
  const session = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  await new Promise<void>((resolve) => {
    let left = Math.ceil((rows * rowPx) / stepPx);
    // Not awaited, because real input doesn't wait for the screen either.
    const timer = setInterval(() => {
      left -= 1;
      sent.push(session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY: stepPx }));
      if (left > 0) return;
      clearInterval(timer);
      resolve();
    }, EVERY_MS);
  });
  await Promise.all(sent);
}
