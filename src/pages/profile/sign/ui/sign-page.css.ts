import { style } from '@vanilla-extract/css';
import { media, radius, text, vars } from '@/shared/styles';

export const column = style({ maxWidth: 720 });
export const list = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 12,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.lg,
  backgroundColor: vars.bg.surface,
  '@media': { [media.mobile]: { gap: 8, padding: 8 } },
});
/** White in both themes, because marks are printed on white. */
export const picture = style({
  flex: 'none',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: 160,
  height: 80,
  padding: 8,
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: radius.md,
  backgroundColor: vars.doc.paper,
  color: vars.doc.ink,
  fontSize: 28,
  '@media': { [media.mobile]: { width: 108, height: 64, padding: 6 } },
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
