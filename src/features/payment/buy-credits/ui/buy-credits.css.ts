import { globalStyle, style } from '@vanilla-extract/css';
import { radius, size, tabularNums, text, vars } from '@/shared/styles';

export const packs = style({ display: 'grid', gap: 8, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const pack = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 12px',
  minHeight: size.touchMin,
  padding: '13px 16px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.lg,
  cursor: 'pointer',
  selectors: {
    '&[data-chosen]': {
      borderColor: vars.accent.fill,
      boxShadow: `inset 0 0 0 1px ${vars.accent.fill}`,
      backgroundColor: vars.accent.soft,
    },
  },
});
export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: 18,
  height: 18,
  margin: 0,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: '50%',
  backgroundColor: vars.bg.surface,
  cursor: 'pointer',
  selectors: { '&:checked': { border: `5.5px solid ${vars.accent.fill}`, backgroundColor: vars.accent.onFill } },
});
export const credits = style({ ...text.bodyMd, fontWeight: 700 });
export const unitPrice = style({ ...text.bodySm, color: vars.text.secondary });
export const price = style([tabularNums, { ...text.bodyMd, marginLeft: 'auto', fontWeight: 700 }]);

export const sums = style({
  ...text.bodySm,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: '6px 16px',
  margin: 0,
  padding: '0 4px',
});
globalStyle(`${sums} dt`, { color: vars.text.secondary });
globalStyle(`${sums} dd`, { margin: 0, textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const totalName = style({});
globalStyle(`${sums} ${totalName}`, { color: vars.text.primary, fontWeight: 600 });
export const total = style({});
globalStyle(`${sums} ${total}`, { fontSize: 20, lineHeight: '28px', fontWeight: 700 });
