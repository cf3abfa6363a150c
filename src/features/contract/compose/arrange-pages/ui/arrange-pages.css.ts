import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, text, touchArea, vars } from '@/shared/styles';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  gap: 12,
  padding: '10px 24px',
  '@media': { [media.mobile]: { padding: '8px 12px 8px 16px' }, [media.short]: { padding: '4px 16px' } },
});
export const hint = style({ ...text.bodySm, color: vars.text.secondary });
export const scroller = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 12,
  minHeight: 0,
  padding: '6px 24px 24px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.mobile]: { padding: '4px 12px 16px' } },
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(196px, 1fr))',
  gap: 16,
  width: '100%',
  maxWidth: 1320,
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))', gap: 10 } },
});
export const placeholder = style({ aspectRatio: '4 / 5', height: 'auto' });

export const card = recipe({
  base: {
    position: 'relative',
    // Skips the layout of pages outside the view, because a document may have 500. Older browsers lay out all of them.
    // oxlint-disable-next-line dojang/browser-range
    '@supports': { '(content-visibility: auto)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 290px' } },
    padding: 8,
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: radius.lg,
    backgroundColor: vars.bg.surface,
  },
  variants: {
    isKept: {
      true: {},
      false: { backgroundColor: 'transparent', borderStyle: 'dashed', borderColor: vars.border.control },
    },
    mark: {
      dragged: { opacity: 0.4 },
      before: { boxShadow: `-4px 0 0 0 ${vars.accent.fill}` },
      after: { boxShadow: `4px 0 0 0 ${vars.accent.fill}` },
    },
  },
});
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: radius.md,
  backgroundColor: vars.bg.desk,
  cursor: 'grab',
  userSelect: 'none',
});
export const image = recipe({
  base: {
    position: 'absolute',
    top: '50%',
    left: '50%',
    maxWidth: '94%',
    maxHeight: '94%',
    backgroundColor: vars.doc.paper,
    boxShadow: vars.elevation[1],
    pointerEvents: 'none',
  },
  variants: { isKept: { true: {}, false: { opacity: 0.35 } } },
});

/** On touch screens, only this handle drags pages, because a finger elsewhere on the card scrolls. */
export const grip = style([
  {
    position: 'absolute',
    top: 6,
    left: 6,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 28,
    height: 28,
    borderRadius: radius.sm,
    backgroundColor: vars.bg.surface,
    color: vars.text.secondary,
    boxShadow: vars.elevation[1],
    touchAction: 'none',
    cursor: 'grab',
  },
  touchArea,
]);
export const caption = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 4px 4px',
});
export const pageNumber = style({ ...text.labelMd, fontVariantNumeric: 'tabular-nums' });
export const originalPage = style({ ...text.caption, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const actions = style({
  display: 'flex',
  justifyContent: 'space-between',
  '@media': { [media.mobile]: { margin: '0 -7px' } },
});
// Insets the focus ring, because the card clips anything outside it.
globalStyle(`${actions} button:focus-visible`, { outlineOffset: -2 });
// Lets the four buttons shrink, because together they are wider than a card on a small phone.
globalStyle(`${actions} button`, { '@media': { [media.mobile]: { flex: '1 1 0', minWidth: 0 } } });

export const reassurance = style({
  ...text.bodySm,
  flex: 1,
  color: vars.text.secondary,
  '@media': { [media.mobile]: { display: 'none' } },
});
