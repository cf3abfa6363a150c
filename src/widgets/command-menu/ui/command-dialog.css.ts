import { style } from '@vanilla-extract/css';
import { duration, ease, media, motion, radius, space, vars, zIndex } from '@/shared/styles';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.scrim,
  backgroundColor: vars.scrim,
  animation: `${motion.fadeIn} ${duration.base} ${ease.enter}`,
});
export const panel = style({
  position: 'fixed',
  inset: '12dvh 0 auto',
  zIndex: zIndex.dialog,
  display: 'flex',
  flexDirection: 'column',
  width: 600,
  maxWidth: 'calc(100vw - 48px)',
  maxHeight: '76dvh',
  margin: '0 auto',
  borderRadius: radius.xl,
  backgroundColor: vars.bg.raised,
  color: vars.text.primary,
  boxShadow: vars.elevation[4],
  outline: 'none',
  animation: `${motion.fadeIn} ${duration.fast} ${ease.enter}`,
  '@media': {
    [media.mobile]: { inset: 0, width: '100%', maxWidth: 'none', height: '100dvh', maxHeight: 'none', borderRadius: 0 },
  },
});
export const header = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  padding: space[3],
  borderBottom: `1px solid ${vars.border.subtle}`,
});
/** On desktop, Escape or a click outside closes the dialog. */
export const close = style({ flex: 'none', display: 'none', '@media': { [media.mobile]: { display: 'inline-flex' } } });
export const body = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });
