import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const footer = style({
  ...text.bodySm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  maxWidth: 360,
  marginTop: space[3],
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
export const clock = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const resendButton = style({ marginInlineStart: 'auto' });
