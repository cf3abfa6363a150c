import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const surface = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 2 } },
});
export const drawing = style({ display: 'block', width: '100%', height: '100%', overflow: 'hidden' });
/** Only visible while the pen has the keyboard focus. */
export const crosshair = style({
  fill: 'none',
  stroke: vars.accent.fill,
  visibility: 'hidden',
  selectors: { [`${surface}:focus &`]: { visibility: 'visible' } },
});
export const penUp = style({ fill: vars.doc.paper });
export const penDown = style({ fill: vars.accent.fill });
