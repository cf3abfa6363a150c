import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const step = style({ display: 'grid', gap: space[5] });
export const explanation = style({ ...text.bodyMd, color: vars.text.secondary, margin: 0 });
export const links = style({ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: space[2] });
export const muted = style({ ...text.bodySm, color: vars.text.tertiary, fontVariantNumeric: 'tabular-nums' });
export const agreements = style({ display: 'grid', gap: space[3] });
export const agreement = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
});
