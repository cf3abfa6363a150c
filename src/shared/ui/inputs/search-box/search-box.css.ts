import { globalStyle, style } from '@vanilla-extract/css';
import { radius, vars } from '@/shared/styles';

/** The borderless grey variant for the top bar. */
export const filled = style({
  borderColor: 'transparent',
  backgroundColor: vars.bg.canvas,
  selectors: { '&:hover:not(:focus-within)': { backgroundColor: vars.neutral.soft } },
});
export const slashHint = style({
  minWidth: 20,
  padding: '0 5px',
  borderRadius: radius.xs,
  border: `1px solid ${vars.border.default}`,
  backgroundColor: vars.bg.surface,
  color: vars.text.secondary,
  fontSize: 11,
  lineHeight: '18px',
  textAlign: 'center',
});
globalStyle(`:focus-within > * > ${slashHint}`, { visibility: 'hidden' });
