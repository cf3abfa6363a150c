import { style } from '@vanilla-extract/css';
import { media, radius, space, text, vars } from '@/shared/styles';

export const page = style({ maxWidth: 720 });
export const rows = style({ borderBottom: `1px solid ${vars.border.subtle}` });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[4],
  minHeight: 57,
  padding: `${space[3]} ${space[2]}`,
  borderTop: `1px solid ${vars.border.subtle}`,
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[2] } },
});
/** Makes the whole row clickable. */
export const link = style({
  ...text.bodyMd,
  overflowWrap: 'anywhere',
  fontWeight: 600,
  color: vars.text.primary,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.sm } },
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
export const date = style({ ...text.bodySm, color: vars.text.secondary });
