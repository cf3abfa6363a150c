export type TipSide = 'top' | 'bottom' | 'right';

const GAP = 8;
const MARGIN = 8;

const clamp = (value: number, max: number) => Math.max(MARGIN, Math.min(value, max - MARGIN));

/** Puts the bubble beside its anchor, on the other side where the window ends. */
export function placeTip(tip: HTMLElement, anchor: Element, side: TipSide): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  if (side === 'right') {
    tip.style.left = `${box.right + GAP}px`;
    tip.style.top = `${clamp(box.top + (box.height - height) / 2, innerHeight - height)}px`;
    return;
  }
  const above = box.top - GAP - height;
  const below = box.bottom + GAP;
  const isAbove = side === 'top' ? above >= MARGIN : below + height > innerHeight - MARGIN;
  tip.style.left = `${clamp(box.left + (box.width - width) / 2, innerWidth - width)}px`;
  tip.style.top = `${isAbove ? above : below}px`;
}
