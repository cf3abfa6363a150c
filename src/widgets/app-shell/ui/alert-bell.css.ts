import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const bell = style({ position: 'relative', display: 'inline-flex' });
export const count = style({ position: 'absolute', top: -8, left: 10, pointerEvents: 'none' });
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  width: 380,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(560px, var(--radix-popover-content-available-height))',
  borderRadius: 11,
  backgroundColor: vars.bg.raised,
  color: vars.text.primary,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.elevation[3]}`,
  outline: 'none',
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const title = style({ ...text.titleSm });
export const body = style({ overflowY: 'auto', padding: `${space[1]} ${space[2]}` });
export const footer = style({
  padding: space[3],
  borderTop: `1px solid ${vars.border.subtle}`,
  textAlign: 'center',
});
