import { style } from '@vanilla-extract/css';
import { radius, space, vars } from '@/shared/styles';

export const all = style({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.xl,
  backgroundColor: vars.bg.canvas,
  fontWeight: 600,
});
export const each = style({ display: 'grid', gap: space[5], padding: `${space[5]} ${space[4]}` });
