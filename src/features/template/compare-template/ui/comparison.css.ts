import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const parts = style({ display: 'grid', gap: 16 });
export const heading = style({ ...text.titleSm, margin: 0 });
export const list = style({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
export const difference = style({
  display: 'grid',
  gap: 4,
  padding: '12px 14px',
  borderRadius: radius.md,
  backgroundColor: vars.bg.canvas,
  overflowWrap: 'anywhere',
});
export const name = style({ ...text.bodyMd, margin: 0, fontWeight: 600 });
export const bothVersions = style({
  ...text.bodySm,
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '2px 12px',
  margin: 0,
});
export const side = style({ color: vars.text.secondary });
export const description = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const note = style({ ...text.bodySm, margin: 0, color: vars.text.secondary });
