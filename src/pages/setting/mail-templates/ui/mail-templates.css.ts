import { style } from '@vanilla-extract/css';
import { media, radius, space, text, vars } from '@/shared/styles';

export const note = style({ marginBottom: space[4] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(150px, 200px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
});
export const names = style({ display: 'flex', flexDirection: 'column', gap: 2 });
export const nameButton = style({
  ...text.bodySm,
  width: '100%',
  minHeight: 40,
  padding: '8px 12px',
  borderRadius: radius.md,
  color: vars.text.primary,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { backgroundColor: vars.fill.hover },
    '&[aria-current=true]': { backgroundColor: vars.fill.pressed, fontWeight: 600 },
  },
});
/** Keeps the content away from the bottom border of the bar above. */
export const openedTemplate = style({ paddingTop: space[4] });
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
});
export const name = style({ ...text.titleSm, minWidth: 0, overflowWrap: 'anywhere' });
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'end',
});
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  alignItems: 'start',
  gap: 24,
  '@media': { 'screen and (max-width: 1279px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** For members who may not edit and therefore only see the preview. */
export const readOnlyPreview = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const preview = style({
  minWidth: 0,
  '@media': { 'screen and (min-width: 1280px)': { position: 'sticky', top: 16 } },
});
export const wide = style({ maxWidth: 600 });
export const narrow = style({ maxWidth: 375 });
export const subject = style({ ...text.bodySm, marginBottom: 8, fontWeight: 600, overflowWrap: 'anywhere' });
export const stalePreviewNote = style({ ...text.bodySm, marginBottom: 8, color: vars.text.secondary });
export const footer = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 0',
  borderTop: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': { [media.mobile]: { justifyContent: 'stretch' } },
});
