import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const summary = style({ ...text.bodyMd, margin: 0, fontWeight: 600 });
export const unplacedFields = style({
  display: 'grid',
  gap: 6,
  maxHeight: 220,
  margin: 0,
  padding: '12px 14px',
  overflowY: 'auto',
  borderRadius: radius.md,
  backgroundColor: vars.bg.canvas,
  listStyle: 'none',
});
export const page = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
