import { globalStyle, style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const heading = style({ ...text.titleLg, margin: '8px 0 0', fontVariantNumeric: 'tabular-nums' });
export const note = style({ ...text.bodyMd, margin: 0, color: vars.text.secondary });
export const actions = style({ display: 'flex', gap: 8, flexWrap: 'wrap' });
export const rows = style({ width: '100%', borderCollapse: 'collapse', fontSize: 14 });
globalStyle(`${rows} th`, {
  ...text.labelSm,
  padding: '8px 12px 8px 0',
  color: vars.text.tertiary,
  textAlign: 'left',
  borderBottom: `1px solid ${vars.border.default}`,
});
globalStyle(`${rows} td`, {
  padding: '12px 12px 12px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
export const failureReason = style({ ...text.labelSm, color: vars.danger.text });
