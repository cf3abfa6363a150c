import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const status = style({ ...text.bodySm, display: 'block', ':empty': { display: 'none' } });
export const copied = style({
  display: 'inline-flex',
  gap: 4,
  alignItems: 'center',
  fontWeight: 600,
  color: vars.success.text,
  whiteSpace: 'nowrap',
});
export const icon = style({ width: 16, height: 16 });
export const failed = style({ color: vars.danger.text });
