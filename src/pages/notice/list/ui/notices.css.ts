import { style } from '@vanilla-extract/css';
import { media, radius, space, text, vars } from '@/shared/styles';

export const page = style({ maxWidth: 960, margin: '0 auto' });
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  '@media': { [media.mobile]: { display: 'block', marginBottom: space[3] } },
});
export const search = style({ display: 'block', width: 240, '@media': { [media.mobile]: { width: 'auto' } } });

export const rows = style({ borderBottom: `1px solid ${vars.border.subtle}` });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  minHeight: 57,
  padding: `${space[3]} ${space[2]}`,
  borderTop: `1px solid ${vars.border.subtle}`,
  selectors: {
    '&:first-child': { borderTopColor: 'transparent' },
    '&:hover': { backgroundColor: vars.fill.hover },
  },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `2px ${space[2]}`,
      padding: `${space[3]} 0`,
    },
  },
});
export const kind = style({ ...text.bodySm, color: vars.text.secondary });
export const title = style({
  ...text.bodyMd,
  display: 'flex',
  gap: 8,
  minWidth: 0,
  fontWeight: 600,
  '@media': { [media.mobile]: { gridRow: 1, gridColumn: '1 / -1' } },
});
/** Makes the whole row clickable. */
export const link = style({
  borderRadius: radius.xs,
  color: vars.text.primary,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.sm } },
});
export const pin = style({ flex: 'none', width: 14, height: 14, marginTop: 4, color: vars.text.tertiary });
/** A non-breaking space keeps the dot next to the last word, even if a long title wraps. */
export const dot = style({
  display: 'inline-block',
  marginLeft: 4,
  verticalAlign: 'middle',
  width: 6,
  height: 6,
  borderRadius: '50%',
  backgroundColor: vars.accent.text,
});
export const date = style({
  ...text.bodySm,
  color: vars.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
});
