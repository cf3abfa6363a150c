import { globalStyle, style } from '@vanilla-extract/css';
import { duration, media, radius, size, vars, withoutHasSelector } from '@/shared/styles';

export const track = style({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  borderRadius: radius.md,
  backgroundColor: vars.neutral.soft,
  '@media': { [media.mobile]: { display: 'flex' } },
});
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  height: 30,
  padding: '0 12px',
  borderRadius: radius.sm,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  transition: `background-color ${duration.fast}, color ${duration.fast}`,
  selectors: {
    '&[data-checked]': {
      backgroundColor: vars.bg.raised,
      boxShadow: vars.elevation[1],
      color: vars.text.primary,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 1 },
  },
  '@media': { [media.mobile]: { flex: 1, height: size.touchMin } },
  '@supports': {
    [withoutHasSelector]: {
      selectors: { '&:focus-within': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 1 } },
    },
  },
});
globalStyle(`${segment} svg`, { width: 16, height: 16 });
