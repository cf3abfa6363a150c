import { style } from '@vanilla-extract/css';
import { media, radius, space, text, vars } from '@/shared/styles';

export const index = style({ maxWidth: 960, margin: '0 auto' });
export const search = style({ display: 'block', maxWidth: 420, margin: `${space[4]} 0` });
export const faq = style({ marginTop: space[10] });

export const task = style({ marginTop: 36 });
export const taskTitle = style({ ...text.titleSm, marginBottom: space[3] });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const card = style({
  position: 'relative',
  padding: space[5],
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.lg,
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
});
export const cardTitle = style({ ...text.bodyMd, fontWeight: 600 });
/** Makes the whole card clickable. */
export const cardLink = style({
  borderRadius: radius.xs,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.lg } },
});
export const cardSummary = style({ ...text.bodySm, marginTop: 4, color: vars.text.secondary });
export const places = style({
  position: 'relative',
  display: 'grid',
  gap: 4,
  width: 'fit-content',
  marginTop: space[3],
});
export const place = style({
  ...text.bodySm,
  display: 'inline-block',
  padding: '3px 0',
  borderRadius: radius.xs,
  color: vars.accent.text,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
