export type TooltipSide = 'top' | 'bottom' | 'right';

const GAP = 8;
const MARGIN = 8;

const clamp = (value: number, max: number) => Math.max(MARGIN, Math.min(value, max - MARGIN));

/** Positions the bubble on one side of its anchor, or on the other side if there is no room. */
export function positionTooltip(tip: HTMLElement, anchor: Element, side: TooltipSide): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  if (side === 'right') {
    putAt(tip, box.right + GAP, clamp(box.top + (box.height - height) / 2, innerHeight - height));
    return;
  }
  const above = box.top - GAP - height;
  const below = box.bottom + GAP;
  const isAbove = side === 'top' ? above >= MARGIN : below + height > innerHeight - MARGIN;
  putAt(tip, clamp(box.left + (box.width - width) / 2, innerWidth - width), isAbove ? above : below);
}

/** Outside the top layer, `position: fixed` may be relative to a transformed ancestor instead of the window. */
function putAt(tip: HTMLElement, left: number, top: number): void {
  Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
  const found = tip.getBoundingClientRect();
  Object.assign(tip.style, { left: `${2 * left - found.left}px`, top: `${2 * top - found.top}px` });
}
