import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const part = style({
  maxWidth: 560,
  margin: '0 auto 24px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
});
export const summary = style({
  ...text.labelMd,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  padding: '0 16px',
  listStyle: 'none',
  cursor: 'pointer',
});
export const arrow = style({
  width: 18,
  height: 18,
  color: vars.text.secondary,
  selectors: { [`${part}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const pages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  padding: '4px 16px 20px',
  overflowWrap: 'anywhere',
});
export const pageName = style({ ...text.labelSm, marginBottom: 6, color: vars.text.secondary });
