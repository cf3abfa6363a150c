import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '@/shared/styles';

export const hint = style({
  ...text.bodySm,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  marginTop: space[4],
  padding: space[4],
  borderRadius: radius.xl,
  backgroundColor: vars.bg.canvas,
});
export const label = style({ marginInlineEnd: space[3] });
