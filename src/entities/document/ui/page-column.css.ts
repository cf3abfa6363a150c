import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const view = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  backgroundColor: vars.bg.desk,
  overscrollBehavior: 'contain',
  // JavaScript handles pinches and double taps, because the browser would zoom the whole screen.
  touchAction: 'pan-x pan-y',
  outlineOffset: -2,
});
export const sheet = style({ position: 'relative', minWidth: '100%' });
export const page = style({
  position: 'absolute',
  backgroundColor: vars.doc.paper,
  color: vars.doc.ink,
  boxShadow: vars.elevation.doc,
  contain: 'layout style',
  // Text on a page must scale with the page.
  WebkitTextSizeAdjust: 'none',
  textSizeAdjust: 'none',
});
