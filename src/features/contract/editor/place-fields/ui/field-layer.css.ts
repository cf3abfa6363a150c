import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const layer = style({
  position: 'absolute',
  inset: 0,
  selectors: { '&[data-armed]': { cursor: 'crosshair' }, '&[data-passive]': { pointerEvents: 'none' } },
});
const line = style({ position: 'absolute', zIndex: 4, backgroundColor: vars.accent.fill, pointerEvents: 'none' });
export const verticalGuide = style([line, { top: 0, bottom: 0, left: 0, width: 1, willChange: 'transform' }]);
export const horizontalGuide = style([line, { top: 0, left: 0, right: 0, height: 1, willChange: 'transform' }]);
export const frame = style({
  position: 'absolute',
  zIndex: 4,
  border: `1.5px solid ${vars.accent.fill}`,
  borderRadius: 2,
  backgroundColor: `color-mix(in srgb, ${vars.accent.fill} 10%, transparent)`,
  pointerEvents: 'none',
  selectors: { '&[data-kind=marquee]': { borderStyle: 'dashed', borderWidth: 1 } },
});
