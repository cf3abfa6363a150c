import { globalStyle, style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const files = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });
export const print = style({
  ...text.labelMd,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  padding: '0 10px',
  borderRadius: radius.md,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  color: vars.text.primary,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
});
globalStyle(`${print} svg`, { width: 16, height: 16 });
