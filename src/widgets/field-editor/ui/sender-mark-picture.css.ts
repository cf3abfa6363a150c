import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const unavailable = style({
  position: 'absolute',
  inset: 0,
  width: 20,
  maxWidth: '100%',
  height: 20,
  maxHeight: '100%',
  margin: 'auto',
  color: vars.danger.text,
});
