import { expect } from '@playwright/test';
import type { Screen } from './screen.ts';

type Measured = { title: string; panel: number; most: number; body: number | null; content: number | null };

function measure(): Measured | null {
  const layers = [...document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open], [role=alertdialog]')];
  const panel = layers.at(-1);
  if (!panel) return null;
  const body = panel.querySelector<HTMLElement>('[data-layer-body]');
  const most = Number.parseFloat(getComputedStyle(panel).maxHeight);
  return {
    title: panel.querySelector('h2, [id^=radix]')?.textContent ?? '',
    panel: panel.offsetHeight,
    most: Number.isNaN(most) ? innerHeight : most,
    body: body?.clientHeight ?? null,
    content: body?.scrollHeight ?? null,
  };
}

/** Checks that a dialog shows all of its content, or as much as fits the window. */
export async function expectRoom(screen: Screen): Promise<Measured> {
  // The dialog moves up while it opens.
  await expect
    .poll(() =>
      screen.run<number>('return document.getAnimations().filter((one) => one.playState === "running").length'),
    )
    .toBe(0);
  const found = await screen.run<Measured | null>(`return (${measure.toString()})()`);
  if (!found) throw new Error('No dialog is open.');
  await screen.picture(found.title || 'dialog');
  const { body, content, panel, most, title } = found;
  if (body !== null && content !== null && panel < most - 1)
    expect(body, `“${title}” shows ${body} px of ${content}`).toBeGreaterThanOrEqual(content - 1);
  return found;
}
