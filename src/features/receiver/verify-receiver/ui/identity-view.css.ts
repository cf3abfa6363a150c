import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '@/shared/styles';

export const facts = style({
  ...text.bodyMd,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[3]} ${space[6]}`,
  padding: space[4],
  borderRadius: radius.xl,
  backgroundColor: vars.bg.canvas,
});
export const term = style({ color: vars.text.secondary });
export const value = style({ fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const fixedNote = style({ ...text.bodySm, marginTop: space[3], color: vars.text.secondary });
export const state = style({ marginTop: space[6] });
