import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const rows = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: `${space[2]} 0`,
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const problem = style({
  ...text.bodySm,
  display: 'flex',
  gap: space[1],
  paddingLeft: 30,
  color: vars.danger.text,
});
