import { style } from '@vanilla-extract/css';
import { media, radius, text, touchArea, vars } from '@/shared/styles';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 46%)',
  minHeight: 258,
  overflow: 'hidden',
  marginTop: 18,
  borderRadius: radius.xl,
  backgroundColor: vars.bg.canvas,
  '@media': { [media.mobile]: { display: 'block', minHeight: 0 } },
});
export const textBlock = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  justifyContent: 'center',
  alignItems: 'flex-start',
  minWidth: 0,
  padding: '28px 36px',
  '@media': { [media.mobile]: { padding: '22px 20px' } },
});
export const lead = style({ ...text.bodySm, margin: 0, fontWeight: 600, color: vars.text.secondary });
export const title = style({ ...text.titleXl, margin: 0 });
export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const name = style({
  ...text.bodyMd,
  ...touchArea,
  position: 'relative',
  padding: 0,
  color: vars.text.secondary,
  textDecoration: 'underline',
  textDecorationColor: vars.border.control,
  textUnderlineOffset: 3,
  selectors: { '&:hover': { color: vars.text.primary } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginTop: 8 });
export const copiedMessage = style({ ...text.bodyMd, fontWeight: 600, color: vars.success.text });

export const fannedPages = style({ position: 'relative', '@media': { [media.mobile]: { display: 'none' } } });
export const page = style({
  position: 'absolute',
  width: 214,
  height: 'auto',
  backgroundColor: vars.doc.paper,
  boxShadow: vars.elevation[2],
  selectors: {
    '&:nth-child(3n + 1)': { top: 42, left: '6%', transform: 'rotate(-7deg)' },
    '&:nth-child(3n + 2)': { top: 24, left: '34%', transform: 'rotate(-1deg)' },
    '&:nth-child(3n)': { top: 36, left: '62%', transform: 'rotate(6deg)' },
  },
});
