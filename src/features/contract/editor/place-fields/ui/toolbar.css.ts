import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: 4,
  height: 44,
  padding: '0 14px',
  borderBottom: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.canvas,
});
export const line = style({ width: 1, height: 20, margin: '0 6px', backgroundColor: vars.border.default });
export const spacer = style({ flex: 1 });
export const zoom = style({
  ...text.labelMd,
  minWidth: 56,
  height: 36,
  padding: '0 6px',
  borderRadius: 8,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
});
