import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const separator = style({ width: 1, height: 20, margin: '0 6px', backgroundColor: vars.border.default });
export const swatches = style({ display: 'flex', gap: 4 });
export const swatch = style({
  width: 28,
  height: 28,
  border: `4px solid ${vars.bg.canvas}`,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
  selectors: { '&[aria-pressed=true]': { outline: `2px solid ${vars.accent.fill}`, outlineOffset: -1 } },
});
export const failure = style({ color: vars.danger.text, fontSize: 13 });
