import type { Rect } from '#rules/page-geometry.ts';
import type { SnapResult } from '../../model/snap';

const find = (sheet: HTMLElement, name: string) => sheet.querySelector<HTMLElement>(`[data-stroke="${name}"]`);

/** Each page already contains two lines and a frame, so React need not render during a drag. */
export function showGuides(sheet: HTMLElement, { x, y }: SnapResult, zoom: number) {
  const [upright, level] = [find(sheet, 'upright'), find(sheet, 'level')];
  if (upright) {
    upright.hidden = x === null;
    upright.style.transform = `translateX(${(x ?? 0) * zoom}px)`;
  }
  if (level) {
    level.hidden = y === null;
    level.style.transform = `translateY(${(y ?? 0) * zoom}px)`;
  }
}

export function hideGuides(sheet: HTMLElement) {
  for (const name of ['upright', 'level', 'frame']) {
    const element = find(sheet, name);
    if (element) element.hidden = true;
  }
}

export function showFrame(sheet: HTMLElement, { x, y, width, height }: Rect, zoom: number, kind: 'draw' | 'marquee') {
  const frame = find(sheet, 'frame');
  if (!frame) return;
  frame.hidden = false;
  frame.dataset['kind'] = kind;
  Object.assign(frame.style, {
    left: `${x * zoom}px`,
    top: `${y * zoom}px`,
    width: `${width * zoom}px`,
    height: `${height * zoom}px`,
  });
}
