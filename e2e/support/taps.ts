import type { Page } from '@playwright/test';

declare global {
  interface Window {
    tapped?: string[];
  }
}

/** Records everything pressed with a pointer or a key, apart from drawing. */
export async function countTaps(page: Page) {
  await page.addInitScript(() => {
    const tapped: string[] = (window.tapped ??= []);
    const note = ({ target, isTrusted }: Event) => {
      if (!isTrusted || !(target instanceof Element) || target.closest('[role="img"]')) return;
      const pressed = target.closest('button, label, a, [role="button"], input');
      const label = pressed instanceof HTMLInputElement ? pressed.labels?.[0]?.textContent : pressed?.textContent;
      tapped.push(pressed?.getAttribute('aria-label') ?? (label || target.localName));
    };
    addEventListener('pointerdown', note, { capture: true });
    addEventListener('keydown', (event) => ['Enter', ' '].includes(event.key) && note(event), { capture: true });
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const begun = performance.now();
  return async () => ({
    taps: await page.evaluate(() => window.tapped ?? []),
    requests,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
  });
}
