import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { duration, media, size, vars, zIndex } from '@/shared/styles';

export const scroller = style({
  position: 'relative',
  width: '100%',
  // Only scrolls sideways on mobile, because a scroll container keeps the header from sticking to the page.
  '@media': { [media.mobile]: { overflowX: 'auto' } },
});
export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums' });

export const headerRow = style({ position: 'sticky', top: 0, zIndex: zIndex.sticky, backgroundColor: vars.bg.surface });

export const headerCell = recipe({
  base: {
    height: 38,
    padding: '0 12px',
    boxShadow: `inset 0 -1px ${vars.border.default}`,
    fontSize: 12.5,
    lineHeight: '18px',
    fontWeight: 500,
    color: vars.text.tertiary,
    whiteSpace: 'nowrap',
    '@media': { [media.rail]: { paddingInline: 8 } },
  },
  variants: { align: { start: { textAlign: 'left' }, center: { textAlign: 'center' }, end: { textAlign: 'right' } } },
  defaultVariants: { align: 'start' },
});
/** Wraps at spaces, so that many checkbox columns fit. */
export const narrow = style({
  width: 1,
  minWidth: 60,
  padding: '4px 6px',
  lineHeight: '16px',
  whiteSpace: 'normal',
  '@media': { [media.rail]: { minWidth: 44, paddingInline: 2 } },
});

export const nameBox = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const nameText = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 });
export const note = style({
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 400,
  color: vars.text.tertiary,
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  margin: '0 -6px',
  padding: '4px 6px',
  borderRadius: 6,
  fontWeight: 'inherit',
  selectors: {
    '&:hover': { backgroundColor: vars.fill.hover, color: vars.text.primary },
    '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: vars.text.primary, fontWeight: 600 },
  },
});
export const sortIcon = style({
  width: 14,
  height: 14,
  opacity: 0,
  transition: `transform ${duration.fast}, opacity ${duration.fast}`,
  selectors: {
    '[aria-sort=ascending] &, [aria-sort=descending] &': { opacity: 1 },
    '[aria-sort=ascending] &': { transform: 'rotate(180deg)' },
    [`${sortButton}:is(:hover, :focus-visible) &`]: { opacity: 0.7 },
  },
});

export const row = style({
  boxShadow: `inset 0 -1px ${vars.border.subtle}`,
  selectors: {
    '&[aria-selected=true]': { backgroundColor: vars.accent.soft },
    '&[data-clickable]': { position: 'relative', cursor: 'pointer' },
  },
});

export const cell = recipe({
  base: {
    padding: '6px 12px',
    color: vars.text.secondary,
    verticalAlign: 'middle',
    '@media': { [media.rail]: { paddingInline: 8 } },
  },
  variants: {
    align: { start: { textAlign: 'left' }, center: { textAlign: 'center' }, end: { textAlign: 'right' } },
    density: { row: { height: size.row }, dense: { height: 48 } },
    name: { true: { color: vars.text.primary, fontWeight: 600, textAlign: 'left' }, false: {} },
  },
  defaultVariants: { align: 'start', density: 'row', name: false },
});

export const fullWidthCell = style({ padding: '20px 0' });
export const selectionLine = style({
  padding: '9px 12px',
  backgroundColor: vars.neutral.soft,
  textAlign: 'center',
  color: vars.text.secondary,
});
/** Makes a link in the first column cover the whole row, below the row's other controls. */
export const rowLink = style({
  borderRadius: 4,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: -2 },
  },
});
export const raised = style({ position: 'relative', zIndex: 1 });
