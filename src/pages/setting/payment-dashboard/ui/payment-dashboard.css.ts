import { globalStyle, style } from '@vanilla-extract/css';
import { actionBarHeight, media, radius, size, tabularNums, text, vars, zIndex } from '@/shared/styles';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  gap: 20,
  '@media': {
    [media.rail]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});
export const body = style({ display: 'grid', alignContent: 'start', flex: 1, gap: 14, padding: 20 });
export const label = style({ ...text.bodySm, margin: 0, fontWeight: 400, color: vars.text.secondary });
export const value = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  margin: 0,
  fontSize: 26,
  lineHeight: '34px',
  fontWeight: 700,
  letterSpacing: '-0.02em',
});
export const note = style({ ...text.bodySm, margin: 0, color: vars.text.secondary });
export const quantity = style({ display: 'grid', gap: 8 });
export const quantityLine = style([
  tabularNums,
  { ...text.bodySm, display: 'flex', justifyContent: 'space-between', color: vars.text.secondary },
]);
globalStyle(`${quantityLine} strong`, { color: vars.text.primary });
export const costs = style([
  tabularNums,
  { ...text.bodySm, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 16px', margin: 0 },
]);
globalStyle(`${costs} dt`, { color: vars.text.secondary });
globalStyle(`${costs} dd`, { margin: 0, textAlign: 'right', fontWeight: 600 });
export const footer = style({
  ...text.bodySm,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  minHeight: 56,
  padding: '10px 20px',
  borderTop: `1px solid ${vars.border.subtle}`,
  color: vars.text.secondary,
});
globalStyle(`${footer} strong`, { color: vars.text.primary });
export const footerActions = style({ display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto' });

export const methods = style({ display: 'grid', gap: 10 });
export const sectionHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  // As tall as a button, so that adjacent headings are aligned.
  minHeight: 38,
});
export const sectionTitle = style({ ...text.titleSm, margin: 0 });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px 10px 12px 14px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
});
export const issuer = style({
  ...text.caption,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  height: 30,
  padding: '0 8px',
  borderRadius: 6,
  backgroundColor: vars.action.bg,
  color: vars.action.text,
  fontWeight: 700,
});
export const methodText = style({ display: 'grid', flex: 1, minWidth: 0 });
export const methodName = style([tabularNums, { ...text.bodyMd, fontWeight: 600, overflowWrap: 'anywhere' }]);
export const methodNote = style({ ...text.bodySm, color: vars.text.tertiary });
export const none = style({
  ...text.bodySm,
  padding: '22px 20px',
  border: `1px dashed ${vars.border.default}`,
  borderRadius: radius.lg,
  color: vars.text.secondary,
  textAlign: 'center',
});

export const payments = style({ margin: 0, padding: 0, listStyle: 'none' });
export const payment = style({
  ...text.bodySm,
  display: 'flex',
  alignItems: 'baseline',
  gap: 14,
  padding: '12px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const paymentDay = style([tabularNums, { flex: 'none', minWidth: 68, color: vars.text.secondary }]);
export const paymentName = style({ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });
export const paymentSum = style([tabularNums, { flex: 'none', fontWeight: 600 }]);

/** On a phone, the page's main action stays above the tab bar. */
export const buyBar = style({
  position: 'fixed',
  zIndex: zIndex.sticky,
  insetInline: 0,
  bottom: `calc(${size.mobileTab} + env(safe-area-inset-bottom))`,
  padding: '12px 20px',
  borderTop: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
});
// Firefox before 121 lacks `:has()` (`withoutHasSelector`), so toasts cover the button there. The console doesn't
// support those versions.
globalStyle(`:root:has(${buyBar})`, { vars: { [actionBarHeight]: '76px' } });
export const buyBarSpacer = style({ height: 76 });
