import { globalStyle, style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const header = style({ ...text.labelMd, display: 'flex', alignItems: 'center', gap: 8, marginBottom: 14 });
export const choices = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const fields = style({ display: 'flex', flexDirection: 'column', gap: 14 });
export const help = style({ ...text.bodySm, color: vars.text.tertiary });
export const toggle = style({
  ...text.labelMd,
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  fontWeight: 500,
});
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });
export const number = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: 36,
  padding: '0 10px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.md,
  backgroundColor: vars.bg.surface,
  fontSize: 13,
  color: vars.text.tertiary,
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-within': {
      borderColor: vars.accent.fill,
      boxShadow: `0 0 0 3px color-mix(in srgb, ${vars.accent.fill} 20%, transparent)`,
    },
  },
});
export const numberInput = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.text.primary,
  fontWeight: 600,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({ marginLeft: 4 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });
export const more = style({ borderTop: `1px solid ${vars.border.subtle}`, paddingTop: 12 });
export const summary = style({ ...text.labelSm, color: vars.text.secondary, fontWeight: 600, cursor: 'pointer' });
globalStyle(`${more}[open] > ${summary}`, { marginBottom: 14 });
