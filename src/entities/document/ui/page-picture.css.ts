import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const paper = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  backgroundColor: '#fff',
});
export const layer = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', userSelect: 'none' });
/** Positioned by its container. */
export const part = style({ position: 'absolute', maxWidth: 'none' });
export const hidden = style({ visibility: 'hidden' });
/** Lies above the page's content without blocking it. */
export const failure = style({
  position: 'absolute',
  inset: 0,
  zIndex: 4,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
export const failureText = style({
  ...text.bodySm,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: 16,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.raised,
  boxShadow: vars.elevation[2],
  color: vars.text.primary,
  textAlign: 'center',
  pointerEvents: 'auto',
});
