import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { font, media, radius, space, text, vars } from '@/shared/styles';

export const frame = style({ display: 'grid', gap: space[5], width: '100%', maxWidth: 560, marginInline: 'auto' });
export const header = style({ display: 'grid', gap: space[2] });
export const title = style({ ...text.titleLg, margin: 0, outline: 'none', textWrap: 'balance' });
export const description = style({ ...text.bodyMd, color: vars.text.secondary, margin: 0 });
export const progress = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  minHeight: 200,
  padding: space[8],
  color: vars.text.secondary,
});
export const numberForm = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr' } },
});
/** Aligns the button with the input rather than with its label. */
export const submit = style({ paddingTop: 28, '@media': { [media.mobile]: { paddingTop: 0 } } });
export const verdict = style({ display: 'grid', justifyItems: 'start', gap: space[2] });
const sign = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 52,
  height: 52,
  marginBottom: space[2],
  borderRadius: radius.xl,
});
globalStyle(`${sign} > svg`, { width: 28, height: 28 });
export const icon = styleVariants({
  good: [sign, { color: vars.success.text, backgroundColor: vars.success.soft }],
  doubtful: [sign, { color: vars.warning.text, backgroundColor: vars.warning.soft }],
  bad: [sign, { color: vars.danger.text, backgroundColor: vars.danger.soft }],
  open: [sign, { color: vars.accent.text, backgroundColor: vars.accent.soft }],
});
export const facts = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: space[5],
  borderRadius: radius.xl,
  background: vars.bg.canvas,
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: '88px minmax(0, 1fr)' } },
});
export const factName = style({ ...text.bodySm, paddingTop: 2, color: vars.text.secondary });
export const factValue = style({ ...text.bodyMd, margin: 0, overflowWrap: 'anywhere' });
export const list = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const fingerprint = style({ fontFamily: font.mono, fontSize: 13 });
