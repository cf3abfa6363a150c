import { globalStyle, style } from '@vanilla-extract/css';
import { duration, media, radius, space, text, vars } from '@/shared/styles';

export const search = style({ display: 'block', maxWidth: 420, marginTop: 24 });
export const resultCount = style({ ...text.bodySm, marginTop: 12, color: vars.text.secondary });

export const failed = style({ marginTop: 24 });
export const skeletons = style({ display: 'grid', gap: space[4], marginTop: 40 });

export const group = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: space[6],
  marginTop: 56,
  '@media': { [media.mobile]: { display: 'block', marginTop: 40 } },
});
export const groupTitle = style({ ...text.titleMd, paddingTop: 16, '@media': { [media.mobile]: { paddingTop: 0 } } });
export const item = style({ borderBottom: `1px solid ${vars.border.subtle}` });
export const question = style({
  ...text.titleSm,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: 58,
  padding: '14px 4px 14px 0',
  borderRadius: radius.sm,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.accent.text },
  },
  '@media': { [media.mobile]: { fontSize: 16 } },
});
export const mark = style({
  color: vars.text.tertiary,
  transition: `transform ${duration.base}`,
  selectors: { [`${item}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const answer = style({
  ...text.bodyLg,
  display: 'grid',
  gap: 8,
  padding: '0 40px 22px 0',
  color: vars.text.secondary,
  '@media': { [media.mobile]: { paddingRight: 8, fontSize: 15 } },
});
globalStyle(`${question} > h3`, { fontWeight: 600 });

export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  marginTop: 72,
  padding: `${space[6]} 28px`,
  borderRadius: 20,
  backgroundColor: vars.bg.canvas,
});
export const contactTitle = style({ ...text.titleMd });
export const askText = style({ ...text.bodyMd, marginTop: 2, color: vars.text.secondary });
