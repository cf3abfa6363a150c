import { style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '@/shared/styles';

/** A container query, because the space for the contents next to the text depends on the sidebar. */
const beside = '(width >= 900px)';

export const layout = style({ containerType: 'inline-size', maxWidth: 960, margin: '0 auto' });
export const back = style({ marginBottom: space[4] });
export const columns = style({
  '@container': {
    [beside]: { display: 'grid', gridTemplateColumns: 'minmax(0, 680px) 200px', justifyContent: 'space-between' },
  },
});
export const article = style({ minWidth: 0 });
export const task = style({ ...text.bodySm, color: vars.text.tertiary });
export const title = style({ ...text.titleXl, marginTop: 4 });
export const summary = style({ ...text.bodyLg, marginTop: 8, color: vars.text.secondary });
export const body = style({
  ...text.bodyLg,
  fontSize: 16,
  lineHeight: '28px',
  marginTop: space[6],
  color: vars.text.secondary,
});
export const skeletons = style({ display: 'grid', gap: space[4], maxWidth: 680 });

export const contents = style({
  display: 'none',
  '@container': { [beside]: { position: 'sticky', top: 24, display: 'block', alignSelf: 'start' } },
});
export const contentsList = style({ display: 'grid', gap: 1, borderLeft: `1px solid ${vars.border.default}` });
export const contentsLink = style({
  ...text.bodySm,
  display: 'block',
  padding: `4px ${space[3]}`,
  borderRadius: radius.sm,
  color: vars.text.secondary,
  selectors: {
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginTop: space[10],
});
export const neighbour = style({
  ...text.bodyMd,
  display: 'grid',
  flex: '1 1 240px',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.lg,
  fontWeight: 600,
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
});
export const neighbourLabel = style({ ...text.bodySm, color: vars.text.tertiary });
