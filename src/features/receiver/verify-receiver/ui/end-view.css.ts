import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '@/shared/styles';

export const known = style({
  ...text.bodySm,
  padding: space[4],
  borderRadius: radius.xl,
  backgroundColor: vars.bg.canvas,
  color: vars.text.secondary,
});
export const title = style({ ...text.titleSm, color: vars.text.primary, marginBottom: space[1] });
