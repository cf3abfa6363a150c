import { expect, type CDPSession, type Page } from '@playwright/test';

type Point = { x: number; y: number };

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

const touch = (client: CDPSession, type: TouchType, touchPoints: Point[], timestamp = Date.now() / 1_000) =>
  client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });

/** How long each tap of a double tap lasts, and the pause between them. */
const TAP_SECONDS = 0.05;

export async function pinch(page: Page, { x, y }: Point, { from, to }: { from: number; to: number }) {
  const client = await page.context().newCDPSession(page);
  const apart = (distance: number) => [
    { x: x - distance / 2, y },
    { x: x + distance / 2, y },
  ];
  await touch(client, 'touchStart', apart(from));
  for (let step = 1; step <= 12; step += 1) await touch(client, 'touchMove', apart(from + ((to - from) * step) / 12));
  await touch(client, 'touchEnd', []);
  await client.detach();
}

/** Double-taps at human speed. The events carry their own timestamps, because a busy machine may handle them late. */
export async function doubleTap(page: Page, place: Point) {
  const client = await page.context().newCDPSession(page);
  const begin = Date.now() / 1_000;
  for (let tap = 0; tap < 2; tap += 1) {
    await touch(client, 'touchStart', [place], begin + 2 * tap * TAP_SECONDS);
    await touch(client, 'touchEnd', [], begin + (2 * tap + 1) * TAP_SECONDS);
  }
  await client.detach();
}

export async function firstPage(page: Page) {
  const box = await page.locator('[data-page="0"]').boundingBox();
  if (!box) throw new Error('There is no page.');
  return box;
}

/** Waits until the visible part of the first page is drawn at the screen's resolution. */
export const expectSharp = (page: Page) =>
  expect
    .poll(() =>
      page.locator('[data-page="0"] canvas').evaluateAll((canvases) =>
        canvases.map((canvas) => {
          const { left, top, width } = canvas.getBoundingClientRect();
          const isFine = canvas instanceof HTMLCanvasElement && canvas.width / width > 1.9;
          return isFine && left <= 0.5 && top <= innerHeight / 2;
        }),
      ),
    )
    .toEqual([true]);
