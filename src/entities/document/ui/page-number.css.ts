import { style } from '@vanilla-extract/css';
import { media, radius, vars } from '@/shared/styles';

export const frame = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const number = style({
  boxSizing: 'content-box',
  height: 26,
  padding: '0 4px',
  border: '1px solid transparent',
  borderRadius: radius.sm,
  backgroundColor: 'transparent',
  color: vars.text.primary,
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'center',
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: vars.border.default },
    '&:focus': { borderColor: vars.accent.fill, backgroundColor: vars.bg.surface },
  },
  // Phones zoom in on inputs with a font smaller than 16 pixels.
  '@media': { [media.touch]: { minHeight: 44, fontSize: 16 } },
});
