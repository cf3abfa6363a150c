import { style } from '@vanilla-extract/css';
import { radius, tabularNums, text, vars } from '@/shared/styles';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
});
export const picture = style({
  height: 188,
  overflow: 'hidden',
  padding: '18px 9% 0',
  borderRadius: radius.lg,
  border: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.canvas,
});
export const page = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  backgroundColor: vars.doc.paper,
  boxShadow: vars.elevation[1],
});
export const textBlock = style({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0, padding: '0 2px' });
export const name = style({
  ...text.bodyMd,
  padding: 0,
  textAlign: 'start',
  fontWeight: 700,
  color: vars.text.primary,
  // Clicking anywhere on the card opens the form. The other buttons are above this layer.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.lg },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 4 },
  },
});
export const description = style({ ...text.bodySm, margin: 0, color: vars.text.secondary });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 'auto',
  padding: '0 2px',
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 10px', minWidth: 0 });
export const fact = style([tabularNums, { ...text.bodySm, margin: 0, color: vars.text.tertiary }]);
export const buttons = style({ position: 'relative', display: 'flex', gap: 8, marginLeft: 'auto' });
