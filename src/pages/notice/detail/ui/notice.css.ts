import { style } from '@vanilla-extract/css';
import { space, text, vars } from '@/shared/styles';

export const page = style({ maxWidth: 680, margin: '0 auto', paddingTop: space[2] });
export const header = style({ paddingBottom: space[5], borderBottom: `1px solid ${vars.border.subtle}` });
export const title = style({ ...text.titleXl, fontSize: 24 });
export const facts = style({ ...text.bodySm, marginTop: 8, color: vars.text.tertiary });
export const body = style({
  ...text.bodyLg,
  fontSize: 16,
  lineHeight: '28px',
  padding: `${space[6]} 0 ${space[10]}`,
  color: vars.text.secondary,
});
export const skeletons = style({ display: 'grid', gap: space[4] });

export const neighbours = style({
  marginBottom: space[5],
  borderTop: `1px solid ${vars.border.default}`,
});
export const neighbour = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[3],
  padding: `14px ${space[2]}`,
  borderBottom: `1px solid ${vars.border.subtle}`,
  selectors: {
    '&:hover': { backgroundColor: vars.fill.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const neighbourLabel = style({ ...text.bodySm, color: vars.text.secondary });
export const neighbourTitle = style({
  ...text.bodyMd,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
