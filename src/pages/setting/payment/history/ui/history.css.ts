import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const day = style({ whiteSpace: 'nowrap' });
export const amount = style({ fontWeight: 650, color: vars.text.primary, whiteSpace: 'nowrap' });
/** An amount that was not charged, or was refunded. */
export const unchargedAmount = style({ fontWeight: 400, color: vars.text.tertiary, whiteSpace: 'nowrap' });
export const note = style({ ...text.caption, display: 'block', color: vars.text.tertiary, whiteSpace: 'nowrap' });
export const sum = style({ ...text.bodySm, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const documents = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  whiteSpace: 'nowrap',
});
export const popover = style({
  ...text.bodySm,
  display: 'grid',
  gap: space[2],
  maxWidth: 300,
  padding: space[4],
  borderRadius: 11,
  backgroundColor: vars.bg.raised,
  color: vars.text.primary,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.elevation[3]}`,
  outline: 'none',
});
export const phoneFilters = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const trailingColumn = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 4 });
export const facts = style({ display: 'grid', gap: space[3] });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
export const factName = style({ color: vars.text.tertiary });
export const factValue = style({ margin: 0, textAlign: 'right' });
export const reason = style({ display: 'grid', gap: space[2], marginTop: space[4] });
export const sheetDocuments = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  marginTop: space[5],
});
/** Lines up signs and digits in columns. */
export const change = style({ fontWeight: 600, color: vars.text.primary, whiteSpace: 'nowrap' });
export const increase = style([change, { color: vars.success.text }]);
export const more = style({ display: 'flex', justifyContent: 'center', marginTop: space[5] });
export const balance = style({ ...text.caption, color: vars.text.tertiary, whiteSpace: 'nowrap' });
export const subject = style({ overflowWrap: 'anywhere' });
