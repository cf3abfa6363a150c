import { style } from '@vanilla-extract/css';
import { duration, media, radius, size, vars } from '@/shared/styles';

export const track = style({
  display: 'flex',
  width: 'fit-content',
  gap: 2,
  padding: 3,
  borderRadius: radius.md,
  backgroundColor: vars.neutral.soft,
  '@media': { [media.mobile]: { width: 'auto', margin: '0 -8px' } },
});
/** Also styles the disabled link inside a tooltip, because the tooltip has no box. */
export const way = style({
  display: 'inline-flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  height: 30,
  padding: '0 12px',
  borderRadius: radius.sm,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  color: vars.text.secondary,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  transition: `background-color ${duration.fast}, color ${duration.fast}`,
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.bg.raised,
      boxShadow: vars.elevation[1],
      color: vars.text.primary,
      fontWeight: 600,
    },
    '&[aria-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { [media.mobile]: { flex: 1, height: size.touchMin, padding: '0 6px' } },
});
