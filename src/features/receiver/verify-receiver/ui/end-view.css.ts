import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '@/shared/styles';

export const details = style({
  ...text.bodySm,
  padding: space[4],
  borderRadius: radius.xl,
  backgroundColor: vars.bg.canvas,
  color: vars.text.secondary,
});
export const title = style({ ...text.titleSm, color: vars.text.primary, marginBottom: space[1] });
export const rows = style({ marginTop: space[3], borderTop: `1px solid ${vars.border.subtle}`, paddingTop: space[3] });
export const row = style({ display: 'flex', gap: space[3], selectors: { '& + &': { marginTop: space[1] } } });
export const term = style({ flexShrink: 0, minWidth: 64, color: vars.text.tertiary });
export const value = style({
  minWidth: 0,
  color: vars.text.primary,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
