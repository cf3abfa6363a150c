import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const header = style({ display: 'flex', alignItems: 'baseline', gap: 8, marginBottom: 8 });
export const label = style({ ...text.labelSm, fontWeight: 600, color: vars.text.primary });
export const optional = style({ ...text.labelSm, color: vars.text.tertiary, fontWeight: 400 });
export const aside = style({
  ...text.labelSm,
  marginLeft: 'auto',
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
});

const line = { display: 'flex', gap: 6, marginTop: 6, fontSize: 13, lineHeight: '18px' };
export const hint = style({ ...line, color: vars.text.tertiary });
export const error = style({ ...line, color: vars.danger.text, fontWeight: 500 });
export const errorIcon = style({ width: 14, height: 14, marginTop: 2 });
