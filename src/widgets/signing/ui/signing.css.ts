import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, text, vars } from '@/shared/styles';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  backgroundColor: vars.bg.desk,
});
export const top = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 10,
  minHeight: 60,
  padding: '0 20px',
  borderBottom: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': {
    [media.mobile]: { minHeight: 52, padding: '0 6px' },
    [media.short]: {
      minHeight: 44,
      padding: '0 max(6px, env(safe-area-inset-right)) 0 max(6px, env(safe-area-inset-left))',
    },
  },
});
export const title = style({
  ...text.labelMd,
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  fontWeight: 650,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { ...text.titleSm, textAlign: 'center' } },
});
export const organization = style({ ...text.bodySm, marginLeft: 10, color: vars.text.secondary, fontWeight: 400 });
export const status = style({ ...text.caption, color: vars.text.secondary, whiteSpace: 'nowrap' });
export const body = style({ display: 'flex', flex: 1, minHeight: 0 });
export const main = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});
export const document = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
});
export const dock = style({
  width: '100%',
  '@media': {
    [media.desktop]: {
      alignSelf: 'center',
      maxWidth: 640,
      margin: '0 24px 16px',
      borderRadius: 20,
      overflow: 'hidden',
      boxShadow: vars.elevation[3],
    },
  },
});
export const largeText = style({ zoom: 1.3 });
export const zoomPill = style({
  ...text.labelSm,
  position: 'absolute',
  bottom: 14,
  left: '50%',
  padding: '8px 14px',
  borderRadius: radius.full,
  backgroundColor: vars.bg.inverse,
  color: vars.text.inverse,
  fontVariantNumeric: 'tabular-nums',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  // At this size, the label would cover the text.
  '@media': { [media.cramped]: { display: 'none' } },
});
export const zoomTools = style({
  position: 'absolute',
  top: 16,
  right: 16,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  padding: 2,
  borderRadius: radius.md,
  backgroundColor: vars.bg.surface,
  boxShadow: vars.elevation[2],
});
export const drawTools = style([
  zoomTools,
  { right: 'auto', left: 16, flexWrap: 'wrap', maxWidth: 'calc(100% - 32px)', zIndex: 1 },
]);
export const drawFailed = style({ ...text.bodySm, padding: '0 8px', color: vars.danger.text });
export const zoomPercent = style({
  ...text.labelSm,
  minWidth: 48,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const panel = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    gap: 14,
    padding: '24px 20px',
    overflowY: 'auto',
    borderLeft: `1px solid ${vars.border.subtle}`,
    backgroundColor: vars.bg.surface,
  },
  variants: { isWide: { true: { width: 'min(440px, 42%)', gap: 24 }, false: { width: 320 } } },
});
export const panelHeader = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBottom: 10,
});
export const panelTitle = style({ ...text.titleSm });
export const panelCount = style({ ...text.bodyMd, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const pageName = style({ ...text.labelSm, margin: '10px 8px 2px', color: vars.text.secondary });
export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 48,
    padding: '6px 10px',
    borderRadius: radius.md,
    textAlign: 'left',
    selectors: { '&:hover': { backgroundColor: vars.bg.sunken } },
  },
  variants: { isCurrent: { true: { backgroundColor: vars.accent.soft }, false: {} } },
});
export const rowMark = recipe({
  base: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 20,
    height: 20,
    borderRadius: radius.full,
  },
  variants: {
    state: {
      done: { backgroundColor: vars.bg.inverse, color: vars.text.inverse },
      now: { border: `2px solid ${vars.accent.fill}` },
      todo: { border: `1.5px dashed ${vars.border.control}` },
    },
  },
});
export const rowIcon = style({ width: 12, height: 12, strokeWidth: 3 });
export const rowText = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const rowName = style({ ...text.labelMd });
export const rowValue = recipe({
  base: { ...text.bodySm, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { isCurrent: { true: { color: vars.accent.text }, false: { color: vars.text.secondary } } },
});
export const optional = style({ ...text.caption, marginLeft: 6, color: vars.text.tertiary, fontWeight: 400 });
export const notices = style({ display: 'flex', flexDirection: 'column', flex: 'none', gap: 8, padding: '8px 12px 0' });
export const steps = style({
  flex: 1,
  minHeight: 0,
  padding: '28px 20px 40px',
  overflowY: 'auto',
  backgroundColor: vars.bg.surface,
});
export const footer = style([
  dock,
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    gap: 10,
    padding: '14px 18px calc(16px + env(safe-area-inset-bottom))',
    borderTop: `1px solid ${vars.border.subtle}`,
    backgroundColor: vars.bg.surface,
  },
]);
export const hint = style({ ...text.bodySm, color: vars.text.secondary });
export const markInBox = style({
  display: 'grid',
  // Auto-sized grid tracks would grow with a large picture instead of limiting it.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  overflow: 'visible',
});
export const fullPage = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh', padding: 24 });
