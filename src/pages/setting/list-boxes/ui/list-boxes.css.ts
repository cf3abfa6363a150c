import { style } from '@vanilla-extract/css';
import { media, radius, space, text, vars } from '@/shared/styles';

export const note = style({ marginBottom: space[4] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(180px, 240px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
});
export const panel = style({ minWidth: 0, maxWidth: 640 });
export const names = style({ display: 'flex', flexDirection: 'column', gap: 2 });
export const nameButton = style({
  ...text.bodySm,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: 40,
  padding: '8px 12px',
  borderRadius: radius.md,
  color: vars.text.primary,
  textAlign: 'left',
  selectors: {
    '&:hover': { backgroundColor: vars.fill.hover },
    '&[aria-current=true]': { backgroundColor: vars.fill.pressed, fontWeight: 600 },
  },
});
export const nameText = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const nameCount = style({ flex: 'none', color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
});
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  minWidth: 0,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});
export const name = style({ ...text.titleSm, minWidth: 0, overflowWrap: 'anywhere' });
export const count = style({ ...text.bodySm, color: vars.text.secondary });
export const actions = style({ display: 'flex', alignItems: 'center', gap: 8 });
/** Keeps the content away from the bottom border of the bar above. */
export const openedList = style({ paddingTop: space[4] });
export const items = style({ display: 'flex', flexDirection: 'column', marginBottom: 12 });
export const item = style({
  ...text.bodySm,
  padding: '10px 4px',
  borderBottom: `1px solid ${vars.border.subtle}`,
  overflowWrap: 'anywhere',
});
