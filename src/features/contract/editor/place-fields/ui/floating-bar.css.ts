import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const bar = style({
  position: 'absolute',
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  padding: 4,
  borderRadius: 10,
  backgroundColor: vars.bg.inverse,
  color: vars.text.inverse,
  boxShadow: vars.elevation[3],
  whiteSpace: 'nowrap',
  selectors: { '[data-dragging] ~ &': { visibility: 'hidden' } },
});
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  height: 30,
  padding: '0 9px',
  borderRadius: 7,
  color: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  selectors: {
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' },
    '&:focus-visible': { outlineColor: vars.text.inverse, outlineOffset: -2 },
  },
});
export const name = style({ overflow: 'hidden', maxWidth: 160, textOverflow: 'ellipsis' });
export const line = style({
  width: 1,
  height: 18,
  margin: '0 3px',
  backgroundColor: 'color-mix(in srgb, currentColor 28%, transparent)',
});
