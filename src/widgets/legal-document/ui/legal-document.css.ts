import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space, text, vars } from '@/shared/styles';

/** A container query, because the document is shown both on the public page and in a sheet in the app. */
const beside = '(width >= 900px)';

export const container = style({ containerType: 'inline-size' });
export const layout = style({
  maxWidth: 680,
  margin: '0 auto',
  '@container': {
    [beside]: {
      display: 'grid',
      gridTemplateColumns: '200px minmax(0, 680px)',
      gridTemplateRows: 'auto 1fr',
      justifyContent: 'center',
      columnGap: 'min(72px, 2cqw)',
      maxWidth: 'none',
    },
  },
});
export const header = style({ '@container': { [beside]: { gridColumn: 2 } } });
export const title = style({ ...text.displayMd, '@container': { [`not ${beside}`]: { fontSize: 30 } } });
export const summary = style({ ...text.bodyLg, marginTop: 8, color: vars.text.secondary });
export const effectiveDate = style({ ...text.bodySm, marginTop: 16, color: vars.text.tertiary });
export const earlierVersions = style({ ...text.bodySm, marginTop: 4, color: vars.text.secondary });
globalStyle(`${earlierVersions} > summary`, {
  display: 'list-item',
  width: 'fit-content',
  padding: '4px 0',
  cursor: 'pointer',
});
globalStyle(`${earlierVersions} > summary:hover`, { color: vars.text.primary });

export const contents = style({
  display: 'none',
  '@container': {
    [beside]: {
      position: 'sticky',
      top: 24,
      display: 'block',
      gridColumn: 1,
      gridRow: '1 / span 2',
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 120px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      padding: '6px 0',
    },
  },
});
export const foldedContents = style({
  marginTop: 20,
  padding: '0 16px',
  borderRadius: radius.lg,
  backgroundColor: vars.bg.canvas,
  '@container': { [beside]: { display: 'none' } },
});
globalStyle(`${foldedContents} > summary`, { ...text.labelMd, padding: '14px 0', cursor: 'pointer' });
globalStyle(`${foldedContents} > nav`, { paddingBottom: 12 });
export const contentsList = style({ display: 'grid', gap: 1 });
export const contentsLink = style({
  ...text.bodySm,
  display: 'block',
  padding: '4px 8px',
  marginLeft: -8,
  borderRadius: radius.sm,
  fontSize: 13.5,
  color: vars.text.secondary,
  selectors: {
    '&:hover': { backgroundColor: vars.fill.hover, color: vars.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@container': { [beside]: { marginLeft: 0 } },
});

export const body = style({
  ...text.bodyLg,
  minWidth: 0,
  color: vars.text.secondary,
  '@container': { [beside]: { gridColumn: 2 } },
});
export const section = style({ marginTop: 44 });
export const heading = style({
  ...text.titleSm,
  marginBottom: 12,
  borderRadius: radius.xs,
  fontWeight: 700,
  color: vars.text.primary,
  scrollMarginTop: 24,
});
export const clauses = style({ display: 'grid', gap: 10 });
export const clause = style({ display: 'grid', gridTemplateColumns: '26px minmax(0, 1fr)' });
export const clauseNumber = style({ color: vars.text.tertiary });
export const items = style({ display: 'grid', gap: 6, marginTop: 8, paddingLeft: 22, listStyle: 'decimal' });

export const tableFrame = style({
  marginTop: space[4],
  overflowX: 'auto',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.lg,
});
export const table = style({ ...text.bodySm, width: '100%', minWidth: 520, textAlign: 'left' });
globalStyle(`${table} :is(th, td)`, {
  padding: '10px 14px',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
globalStyle(`${table} tbody > tr:last-child > *`, { borderBottom: 0 });
globalStyle(`${table} thead th`, {
  backgroundColor: vars.bg.canvas,
  borderBottomColor: vars.border.default,
  fontSize: 13,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} tbody th`, { minWidth: 130, fontWeight: 600, color: vars.text.primary });
