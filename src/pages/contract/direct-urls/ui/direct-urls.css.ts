import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const note = style({ ...text.bodySm, display: 'block', color: vars.text.tertiary });
export const pauseReason = style({ color: vars.warning.text });
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** Also separates the filters from the message that is shown if there are no rows. */
export const rows = style({ marginTop: 16 });
export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, margin: 0 });
export const card = style({
  padding: 16,
  borderRadius: 12,
  boxShadow: `inset 0 0 0 1px ${vars.border.subtle}`,
});
export const cardHeader = style({ display: 'flex', gap: 8, alignItems: 'center', justifyContent: 'space-between' });
export const cardName = style({ ...text.titleSm, minWidth: 0, margin: 0, overflowWrap: 'anywhere' });
export const cardNote = style({ ...text.bodySm, margin: '2px 0 0', color: vars.text.secondary });
export const facts = style({
  ...text.bodySm,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: 8,
  margin: '12px 0',
});
export const factName = style({ color: vars.text.secondary });
export const fact = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const cardTools = style({ display: 'flex', gap: 8, alignItems: 'center' });
export const cardMenu = style({ marginInlineStart: 'auto' });
