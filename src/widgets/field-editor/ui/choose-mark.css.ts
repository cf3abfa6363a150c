import { style } from '@vanilla-extract/css';
import { media, radius, text, vars } from '@/shared/styles';

export const column = style({ display: 'flex', flexDirection: 'column', gap: 20 });
export const group = style({ display: 'flex', flexDirection: 'column', gap: 10 });
export const heading = style({ ...text.labelMd, fontWeight: 600 });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 10,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 10,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.lg,
  textAlign: 'left',
  selectors: {
    '&:hover': { borderColor: vars.border.control },
    '&[aria-pressed=true]': { borderColor: vars.accent.fill, boxShadow: `inset 0 0 0 1px ${vars.accent.fill}` },
  },
});
export const paper = style({
  display: 'block',
  height: 76,
  padding: 8,
  borderRadius: radius.md,
  backgroundColor: vars.doc.paper,
  fontSize: 24,
});
export const name = style({ ...text.labelSm, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const hint = style({ ...text.bodySm, color: vars.text.secondary });
