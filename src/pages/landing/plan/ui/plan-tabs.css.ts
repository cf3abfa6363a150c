import { style } from '@vanilla-extract/css';
import { space, text, vars, zIndex } from '@/shared/styles';

export const plan = style({ padding: '8px 0 20px', fontWeight: 'inherit' });
export const features = style({ borderTop: `1px solid ${vars.border.default}` });
export const row = style({
  ...text.bodyMd,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: 50,
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const feature = style({ color: vars.text.secondary });
export const offer = style({ flex: 'none', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const bar = style({
  position: 'sticky',
  zIndex: zIndex.sticky,
  bottom: 0,
  margin: `0 calc(-1 * ${space[5]})`,
  padding: `${space[3]} ${space[5]} calc(${space[3]} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.bg.surface,
});
