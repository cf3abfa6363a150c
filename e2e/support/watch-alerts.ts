import { stdout } from 'node:process';
import type { Page } from '@playwright/test';
import type { components } from '#openapi';
import type { Sender } from './send-over-api.ts';
import { expect } from './test.ts';

type Kind = components['schemas']['AlertKind'];
type Listed = components['schemas']['AlertPage'];
type Wanted = { kind: Kind; words: string; title?: string; withinMs?: number };

/** The longest wait for an alert from a recurring job, which runs at least once a minute. */
export const BY_THE_CLOCK_MS = 90_000;

/**
 * Records when each alert is painted. The page doesn't poll, so a row that appears without a reload came through the
 * event stream.
 */
export async function watchAlerts(page: Page, { call }: Sender) {
  await page.goto('/alert');
  await expect(page.getByRole('heading', { level: 1, name: '알림' })).toBeVisible();
  await page.evaluate(() => {
    const painted: Record<string, number> = {};
    const note = () =>
      requestAnimationFrame(() => {
        for (const row of document.querySelectorAll('main li')) painted[row.textContent ?? ''] ??= Date.now();
      });
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    Reflect.set(globalThis, 'paintedRows', painted);
  });

  /** Waits for a row, and prints the delay since the transaction that caused it began. */
  async function expectRow({ kind, words, title = '', withinMs }: Wanted) {
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: words }).filter({ hasText: title });
    await expect(rows.first()).toBeVisible({ ...(withinMs !== undefined && { timeout: withinMs }) });
    const paintedAt = await page.evaluate(
      ([said, about]) => {
        const painted: Record<string, number> = Reflect.get(globalThis, 'paintedRows');
        const times = Object.entries(painted).filter(([text]) => text.includes(said) && text.includes(about));
        return Math.min(...times.map(([, at]) => at));
      },
      [words, title] as const,
    );
    const { items }: Listed = await call('GET', `/alerts?size=50&kind=${kind}`);
    const alert = items.find((item) => item.kind === kind && (title === '' || item.title === title));
    expect(alert, `${kind} is listed`).toBeDefined();
    stdout.write(`${kind} on the screen ${paintedAt - Date.parse(alert?.at ?? '')} ms after its act\n`);
  }
  return expectRow;
}
