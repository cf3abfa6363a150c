import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, size, space, text, vars, zIndex } from '@/shared/styles';

export const deadline = recipe({
  base: { whiteSpace: 'nowrap' },
  variants: {
    tone: {
      plain: {},
      near: { color: vars.warning.text, fontWeight: 600 },
      last: { color: vars.seal.text, fontWeight: 600 },
    },
  },
});

export const tools = style({ margin: '0 0 6px' });
/**
 * The name takes up the remaining width. The other columns have a minimum width, so that nothing moves when rows load.
 */
export const columns = styleVariants({
  name: { width: '100%' },
  status: { minWidth: 116 },
  track: { minWidth: 150 },
  sender: { minWidth: 92 },
  moment: { minWidth: 112 },
});
export const nameCell = style({ maxWidth: 0, minWidth: 180 });
export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
});
export const noteLine = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0, fontWeight: 400 });
export const note = style({ ...text.bodySm, color: vars.text.tertiary, whiteSpace: 'nowrap' });
export const lastChange = style({ whiteSpace: 'nowrap' });
export const emptyPageActions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: '14px 0',
});

export const bulkBarSpacer = style({ height: 64 });
export const bulkBar = style({
  position: 'fixed',
  bottom: 28,
  left: '50%',
  zIndex: zIndex.bulkBar,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  transform: 'translateX(-50%)',
  padding: '8px 10px 8px 18px',
  borderRadius: radius.lg,
  backgroundColor: vars.bg.inverse,
  color: vars.text.inverse,
  boxShadow: vars.elevation[3],
  '@media': {
    [media.mobile]: {
      insetInline: 0,
      bottom: 0,
      transform: 'none',
      justifyContent: 'space-around',
      padding: '6px 8px calc(6px + env(safe-area-inset-bottom))',
      borderRadius: 0,
      borderTop: `1px solid ${vars.border.subtle}`,
      backgroundColor: vars.bg.surface,
      color: vars.text.primary,
      boxShadow: 'none',
    },
  },
});
export const bulkCount = style({ marginRight: 8, fontWeight: 600, whiteSpace: 'nowrap' });
export const bulkButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 36,
  padding: '0 10px',
  borderRadius: radius.md,
  fontSize: 13.5,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' } },
  '@media': {
    [media.mobile]: { flexDirection: 'column', gap: 3, height: 52, flex: 1, justifyContent: 'center', fontSize: 11.5 },
  },
});
globalStyle(`${bulkButton} > svg`, { width: 18, height: 18 });
export const bulkLine = style({
  width: 1,
  height: 20,
  margin: '0 4px',
  backgroundColor: 'color-mix(in srgb, currentColor 28%, transparent)',
});

/* A phone shows two lines per document. A long press starts selecting. */
export const chips = style({
  display: 'flex',
  gap: 8,
  margin: `0 -20px`,
  padding: '2px 20px 12px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${vars.border.subtle}`,
});
export const chip = style({
  flex: 'none',
  height: 36,
  padding: '0 13px',
  borderRadius: radius.md,
  boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
  fontSize: 14,
  fontWeight: 500,
  color: vars.text.secondary,
  selectors: {
    '&[data-tone=seal]': { color: vars.seal.text },
    '&[aria-selected=true]': {
      backgroundColor: vars.action.bg,
      color: vars.action.text,
      boxShadow: 'none',
      fontWeight: 600,
    },
  },
});
export const chipCount = style({ marginLeft: 6, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '13px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
  userSelect: 'none',
  selectors: {
    '&[data-chosen]': { margin: '0 -20px', padding: '13px 20px', backgroundColor: vars.accent.soft },
  },
});
export const cardBody = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  // In an auto-sized column, a long name would make the page wider than the screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
});
export const cardLine = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 10 });
export const cardName = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 15.5,
  fontWeight: 600,
  color: vars.text.primary,
});
export const cardLink = style({
  textAlign: 'start',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const cardNote = style({ flex: 'none', fontSize: 14, color: vars.text.tertiary });
export const selectHeader = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: size.touchMin,
  fontSize: 17,
  fontWeight: 700,
});
export const selectAll = style({ marginLeft: 'auto' });
