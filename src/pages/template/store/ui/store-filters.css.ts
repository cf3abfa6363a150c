import { style } from '@vanilla-extract/css';
import { media, withoutHasSelector, radius, size, vars } from '@/shared/styles';

const ring = { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 1 } as const;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media': { [media.mobile]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  height: 34,
  padding: '0 14px',
  borderRadius: radius.md,
  backgroundColor: vars.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  color: vars.text.primary,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-checked]': {
      backgroundColor: vars.action.bg,
      boxShadow: 'none',
      color: vars.action.text,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': ring,
  },
  '@media': { [media.mobile]: { height: size.touchMin } },
  '@supports': { [withoutHasSelector]: { selectors: { '&:focus-within': ring } } },
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
export const search = style({
  width: 260,
  '@media': { [media.mobile]: { width: '100%' } },
});
