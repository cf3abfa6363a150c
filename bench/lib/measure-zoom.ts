import type { Browser } from 'playwright';
import { pinch } from '../../e2e/support/fingers.ts';
import type { Line } from './measure-opening.ts';

/** Measures from lifting two fingers to the first frame in which the visible part of the page is sharp. */
export async function measureZoom(browser: Browser, origin: string, token: string, line: Line): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: line.width, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'ko-KR',
  });
  const page = await context.newPage();
  await page.addInitScript((accessJwt) => sessionStorage.setItem('accessJwt', accessJwt), token);
  await page.goto(`${origin}/sign`);
  await page.locator('[data-page="0"]').waitFor();
  // The drawing code is prefetched once the network is idle.
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.slowDown });
  await page.evaluate(watchSharpness);
  await pinch(page, { x: 200, y: 300 }, { from: 60, to: 220 });
  await page.waitForFunction(() => Reflect.get(globalThis, 'benchSharp') !== undefined);
  const sharp = await page.evaluate(() => Number(Reflect.get(globalThis, 'benchSharp')));
  await context.close();
  return sharp;
}

/** Runs in the page. Checks in every frame whether enough pixels across the visible part contain ink. */
function watchSharpness() {
  let lifted = 0;
  const look = () => {
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[data-page="0"] canvas')) {
      const { left, top, right, bottom, width } = canvas.getBoundingClientRect();
      const view = canvas.closest('[role="region"]')?.getBoundingClientRect() ?? canvas.getBoundingClientRect();
      const sheet = canvas.closest('[data-page]')?.getBoundingClientRect() ?? view;
      const isFine = canvas.width / width >= Math.min(3, devicePixelRatio) * 0.95;
      const isCovered =
        left <= Math.max(view.left, sheet.left) + 1 &&
        top <= Math.max(view.top, sheet.top) + 1 &&
        right >= Math.min(view.right, sheet.right) - 1 &&
        bottom >= Math.min(view.bottom, sheet.bottom) - 1;
      if (!isFine || !isCovered || !canvas.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const hasInk = data.some((level, at) => at % 4 === 0 && level < 100 && (data[at + 3] ?? 0) > 200);
      if (hasInk) return Reflect.set(globalThis, 'benchSharp', performance.now() - lifted);
    }
    return requestAnimationFrame(look);
  };
  addEventListener(
    'touchend',
    ({ touches }) => {
      if (touches.length > 0 || lifted > 0) return;
      lifted = performance.now();
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
