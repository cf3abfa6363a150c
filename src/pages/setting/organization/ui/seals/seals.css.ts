import { style } from '@vanilla-extract/css';
import { media, radius, text, vars } from '@/shared/styles';

export const list = style({ display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
  '@media': { [media.mobile]: { gap: 10 } },
});
/** White in both themes, because seals are printed on white. */
export const picture = style({
  flex: 'none',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: 72,
  height: 72,
  padding: 6,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
  backgroundColor: vars.doc.paper,
  color: vars.doc.ink,
  selectors: { '[data-gone] > &': { filter: 'grayscale(1)' } },
});
export const textBlock = style({ display: 'flex', flex: 1, minWidth: 0, flexDirection: 'column', gap: 4 });
export const name = style({ ...text.labelMd, overflowWrap: 'anywhere' });
export const facts = style({
  ...text.bodySm,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: vars.text.secondary,
});
export const note = style({ ...text.bodySm, color: vars.text.secondary });
