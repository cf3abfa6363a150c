import { style } from '@vanilla-extract/css';
import { size, text, vars } from '@/shared/styles';

export const correction = style({
  ...text.bodySm,
  minHeight: size.touchMin,
  padding: '0 8px',
  fontWeight: 600,
  color: vars.text.primary,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});
