import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const waitScreen = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[2],
  textAlign: 'center',
});
export const ring = style({ marginBottom: space[3], color: vars.text.secondary });
export const title = style({ ...text.titleLg });
export const description = style({ ...text.bodyMd, color: vars.text.secondary });
