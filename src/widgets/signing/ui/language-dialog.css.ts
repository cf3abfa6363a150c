import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '@/shared/styles';

export const list = style({ display: 'flex', flexDirection: 'column' });
export const option = style({
  ...text.bodyMd,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 48,
  padding: `0 ${space[3]}`,
  borderRadius: radius.md,
  color: vars.text.primary,
  ':hover': { backgroundColor: vars.bg.sunken },
});
