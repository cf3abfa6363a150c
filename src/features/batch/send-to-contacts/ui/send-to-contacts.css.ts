import { globalStyle, style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const card = style({
  display: 'grid',
  gap: 14,
  padding: '16px 18px 18px',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});
export const header = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
export const heading = style({ ...text.titleSm, margin: 0 });
export const note = style({ ...text.bodySm, marginTop: 2, color: vars.text.secondary });
export const list = style({ borderTop: `1px solid ${vars.border.subtle}` });
export const row = style({ borderBottom: `1px solid ${vars.border.subtle}` });
globalStyle(`${row} > label`, { width: '100%', padding: '10px 4px', overflowWrap: 'anywhere' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '10px 24px',
  margin: 0,
  padding: 16,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.canvas,
  ...text.bodyMd,
});
globalStyle(`${facts} dt`, { color: vars.text.secondary });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' });
export const problemNote = style({ ...text.bodySm, display: 'grid', gap: 6, maxHeight: 200, overflowY: 'auto' });
