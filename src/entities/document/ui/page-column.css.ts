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
  // Two fingers and two taps are ours; the browser's would zoom the whole page.
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
  // What stands on a page is as large as the page is.
  WebkitTextSizeAdjust: 'none',
  textSizeAdjust: 'none',
});
