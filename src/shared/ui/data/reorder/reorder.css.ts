import { style } from '@vanilla-extract/css';
import { media, radius, size, vars } from '@/shared/styles';

export const list = style({ display: 'flex', flexDirection: 'column' });
export const handle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: radius.sm,
  color: vars.text.secondary,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.fill.hover },
    '&[aria-pressed=true]': { backgroundColor: vars.accent.soft, color: vars.accent.text, cursor: 'grabbing' },
  },
  '@media': { [media.mobile]: { width: size.touchMin, height: size.touchMin } },
});
