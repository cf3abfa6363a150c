import { style } from '@vanilla-extract/css';
import { size, space, text, vars } from '@/shared/styles';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.touchMin,
  padding: `${space[1]} 0`,
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const textBlock = style({ flex: 1, minWidth: 120, overflowWrap: 'anywhere' });
export const note = style({ color: vars.text.tertiary });
export const input = style({ flex: 1, minWidth: 160 });
export const question = style({ flex: 1, minWidth: 200 });
export const empty = style({ ...text.bodySm, color: vars.text.secondary });
