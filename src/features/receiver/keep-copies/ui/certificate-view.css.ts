import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const facts = style({ marginBottom: space[5] });
export const row = style({
  ...text.bodyMd,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[2]} 0`,
});
export const term = style({ flex: 'none', color: vars.text.secondary });
export const value = style({ fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const actions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2] });
