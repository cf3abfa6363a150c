import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '@/shared/styles';

export const title = style({ ...text.titleLg, margin: 0, textAlign: 'center', outline: 'none' });
export const textBlock = style({
  ...text.bodyMd,
  margin: `${space[2]} 0 ${space[6]}`,
  color: vars.text.secondary,
  textAlign: 'center',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] });
export const details = style({
  width: 'min(520px, 100%)',
  marginTop: space[8],
  padding: space[4],
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
});
export const summary = style({ ...text.labelMd, cursor: 'pointer' });
export const facts = style({ display: 'grid', gap: space[1], margin: `${space[3]} 0` });
export const fact = style({
  ...text.bodySm,
  display: 'grid',
  gridTemplateColumns: '80px 1fr',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
