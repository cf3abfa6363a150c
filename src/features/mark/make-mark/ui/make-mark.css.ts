import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, text, vars, visuallyHidden, withoutHasSelector } from '@/shared/styles';

const focusRing = { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 2 };

export const column = style({ display: 'flex', flexDirection: 'column', gap: 12 });
/** On a phone in landscape, the pad or preview is on the left and the controls on the right. */
const TOOLS = 152;
const ABOVE = 116;
export const desk = style([
  column,
  {
    '@media': {
      [media.short]: {
        display: 'grid',
        gridTemplateColumns: `auto minmax(${TOOLS}px, 1fr)`,
        gridTemplateRows: 'auto 1fr',
        gap: '4px 12px',
        alignItems: 'start',
      },
    },
  },
]);
export const paper = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '2',
  width: '100%',
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.lg,
  backgroundColor: vars.doc.paper,
  color: vars.doc.ink,
});
const besideTools = {
  gridRow: '1 / span 2',
  width: `min(calc((100dvh - ${ABOVE}px) * 2), calc(100vw - ${TOOLS + 44}px - env(safe-area-inset-left) - env(safe-area-inset-right)))`,
};
export const pad = style([
  paper,
  {
    cursor: 'crosshair',
    touchAction: 'none',
    userSelect: 'none',
    '@media': { [media.short]: besideTools },
  },
]);
export const strokes = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', maxWidth: 'none' });
export const line = style({
  position: 'absolute',
  inset: 'auto 7% 22%',
  borderTop: `1px dashed ${vars.border.default}`,
  pointerEvents: 'none',
});
export const preview = style([
  paper,
  {
    display: 'grid',
    placeItems: 'center',
    padding: 20,
    backgroundImage: `radial-gradient(color-mix(in srgb, ${vars.doc.ink} 10%, transparent) 1px, transparent 1px)`,
    backgroundSize: '20px 20px',
    borderColor: vars.border.default,
    fontSize: 44,
    // Keeps the selected card visible while the user chooses.
    '@media': {
      [media.mobile]: {
        position: 'sticky',
        top: 0,
        zIndex: 1,
        aspectRatio: 'auto',
        height: 'clamp(104px, 20dvh, 200px)',
      },
      [media.short]: { gridRow: '1 / span 2', width: '36vw', height: `calc(100dvh - ${ABOVE}px)` },
    },
  },
]);
export const previewMark = style({ width: '100%', height: '100%', minHeight: 0 });
export const previewPhoto = style({ maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 44 });
/** The label wraps above its control if both don't fit on one line. */
export const tool = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '@media': { [media.short]: { flexDirection: 'column', alignItems: 'flex-start', gap: 0 } },
});
export const toolLabel = style({ ...text.labelSm, color: vars.text.secondary });
export const trailingTool = style({ marginLeft: 'auto' });
export const padFooter = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44 });
export const padHelp = style({
  ...text.bodySm,
  flex: 1,
  color: vars.text.secondary,
  // Hidden here, because the pad gives screen readers the same text.
  '@media': { [media.short]: { display: 'none' } },
});
export const choices = style({ display: 'flex', gap: 8 });
export const hiddenInput = visuallyHidden;
export const choice = recipe({
  base: {
    display: 'grid',
    position: 'relative',
    placeItems: 'center',
    minWidth: 38,
    minHeight: 34,
    borderRadius: 10,
    border: `1px solid ${vars.border.control}`,
    cursor: 'pointer',
    selectors: {
      '&[data-checked]': { border: `2px solid ${vars.accent.fill}`, backgroundColor: vars.accent.soft },
      '&:has(:focus-visible)': focusRing,
    },
    '@media': { [media.mobile]: { minWidth: 44, minHeight: 44 } },
    '@supports': { [withoutHasSelector]: { selectors: { '&:focus-within': focusRing } } },
  },
  variants: { shape: { box: {}, round: { borderRadius: radius.full, minWidth: 34 } } },
});
export const bar = style({
  display: 'block',
  width: 18,
  borderRadius: radius.full,
  backgroundColor: vars.text.primary,
});
export const dot = style({ display: 'block', width: 20, height: 20, borderRadius: radius.full });
export const rows = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px 10px',
  '@media': { [media.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const rowLabel = style({ ...text.labelMd });
export const cards = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 8,
  '@media': { [media.cramped]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({
  ...text.labelSm,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 44,
  padding: '8px 4px',
  border: `1px solid ${vars.border.control}`,
  borderRadius: radius.md,
  color: vars.text.secondary,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-checked]': {
      boxShadow: `inset 0 0 0 1px ${vars.accent.fill}`,
      borderColor: vars.accent.fill,
      backgroundColor: vars.accent.soft,
      color: vars.accent.text,
    },
    '&:has(:focus-visible)': focusRing,
  },
  '@supports': { [withoutHasSelector]: { selectors: { '&:focus-within': focusRing } } },
});
/** Text and seals are shown on white paper in both themes. */
export const cardPicture = style({
  display: 'block',
  width: 44,
  height: 40,
  fontSize: 13,
  borderRadius: 6,
  padding: 2,
  backgroundColor: vars.doc.paper,
});
export const notice = style({ ...text.bodySm, color: vars.text.secondary });
export const problem = style({ ...text.bodySm, color: vars.danger.text });
export const center = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  textAlign: 'center',
});
export const code = style({ width: 180, padding: 10, borderRadius: radius.md, backgroundColor: 'white' });
export const savedList = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const savedRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: 8,
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.md,
});
export const savedPicture = style({
  flex: 1,
  height: 48,
  minWidth: 0,
  padding: 4,
  borderRadius: radius.sm,
  backgroundColor: vars.doc.paper,
  fontSize: 20,
});
export const phonePage = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  maxWidth: 640,
  margin: '0 auto',
  padding: '24px 16px 40px',
});
export const phoneTitle = style({ ...text.titleXl });
export const columnPair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  width: '100%',
  height: '100%',
  minHeight: 0,
});
export const halfWidth = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: 6,
  placeItems: 'center',
  minHeight: 0,
});
export const caption = style({ ...text.labelSm });
export const slider = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44 });
export const range = style({ flex: 1, accentColor: vars.accent.fill, minHeight: 24 });
