import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { font, media, radius, size, text, vars, visuallyHidden } from '@/shared/styles';

/**
 * Extends a small field's touch area to the size of a fingertip. Where two overlap, `findFieldAt` picks the nearer
 * field.
 */
const touched = {
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      top: '50%',
      left: '50%',
      width: `max(100%, ${size.touchMin})`,
      height: `max(100%, ${size.touchMin})`,
      transform: 'translate(-50%, -50%)',
    },
  },
} as const;

export const box = recipe({
  base: {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    overflow: 'visible',
    padding: '0 2px',
    borderRadius: 3,
    color: vars.doc.ink,
    lineHeight: 1.15,
    textAlign: 'left',
    cursor: 'pointer',
    '@media': { [media.touch]: touched },
  },
  variants: {
    state: {
      now: {
        outline: `2px solid ${vars.accent.fill}`,
        boxShadow: `0 0 0 5px color-mix(in srgb, ${vars.accent.fill} 24%, transparent)`,
        backgroundColor: `color-mix(in srgb, ${vars.accent.fill} 9%, white)`,
      },
      todo: {
        outline: `1.5px dashed ${vars.accent.fill}`,
        backgroundColor: `color-mix(in srgb, ${vars.accent.fill} 7%, transparent)`,
      },
      wrong: {
        outline: `2px solid ${vars.danger.fill}`,
        backgroundColor: `color-mix(in srgb, ${vars.danger.fill} 9%, white)`,
      },
      done: {},
      given: { cursor: 'default', pointerEvents: 'none' },
    },
  },
});
export const mark = style({ fontFamily: font.signature, whiteSpace: 'nowrap' });
export const seal = style({ fontFamily: font.seal, color: vars.seal.fill, fontWeight: 700, whiteSpace: 'nowrap' });
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  overflow: 'hidden',
  width: '100%',
  fontFamily: font.sans,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
/** Ends a long name with an ellipsis, so that no character is cut in half. */
export const truncated = style({ overflow: 'hidden', minWidth: 0, textOverflow: 'ellipsis' });
export const hidden = visuallyHidden;

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: 12,
  padding: '14px 18px calc(16px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.border.subtle}`,
  borderRadius: '20px 20px 0 0',
  backgroundColor: vars.bg.raised,
  boxShadow: vars.elevation[3],
  '@media': {
    [media.short]: {
      flexDirection: 'row',
      alignItems: 'center',
      padding:
        '4px max(12px, env(safe-area-inset-right)) max(4px, env(safe-area-inset-bottom)) max(12px, env(safe-area-inset-left))',
      borderRadius: 0,
    },
  },
});
export const segments = style({ display: 'flex', gap: 4, '@media': { [media.short]: { display: 'none' } } });
export const segment = recipe({
  base: { flex: 1, height: 4, borderRadius: radius.full },
  variants: {
    state: {
      done: { backgroundColor: vars.bg.inverse },
      now: { backgroundColor: vars.accent.fill },
      todo: { backgroundColor: vars.border.default },
    },
  },
});
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  '@media': { [media.short]: { flex: '0 1 auto', minWidth: 0 } },
});
export const title = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    alignItems: 'flex-start',
    alignSelf: 'center',
    minWidth: 0,
  },
  variants: {
    /** On a phone in landscape, the name is on the same line as the input. */
    lines: {
      few: { '@media': { [media.short]: { maxWidth: 'calc(38vw - 100px)' } } },
      all: { '@media': { [media.short]: { maxWidth: 'calc(60vw - 100px)' } } },
    },
  },
});
/** Aligns the button's text with the name. */
export const expandButton = style({ marginLeft: -4 });
export const titleText = style({
  ...text.bodyMd,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  maxWidth: '100%',
});
export const titleName = recipe({
  base: { ...text.titleSm, overflowWrap: 'anywhere', minWidth: 0 },
  variants: {
    lines: {
      /** Shortens the name to leave room for the page and its field. */
      few: {
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
        '@media': { [media.short]: { WebkitLineClamp: 2 } },
      },
      all: { '@media': { [media.short]: { overflowY: 'auto', maxHeight: '40vh' } } },
    },
  },
});
export const place = style({ color: vars.text.secondary, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** A text input is on the same line as the Next button. Anything larger goes above it. */
export const actionButton = recipe({
  base: {
    display: 'flex',
    gap: 10,
    '@media': { [media.short]: { flex: 1, alignItems: 'center', minWidth: 0 } },
  },
  variants: {
    layout: {
      row: {
        alignItems: 'flex-start',
        '@media': { [media.cramped]: { flexDirection: 'column', alignItems: 'stretch' } },
      },
      column: { flexDirection: 'column', '@media': { [media.short]: { flexDirection: 'row' } } },
    },
  },
});
export const control = style({
  flex: 1,
  minWidth: 0,
  maxHeight: 240,
  overflowY: 'auto',
  padding: 3,
  margin: -3,
  '@media': { [media.short]: { maxHeight: 136 } },
});
export const buttons = style({
  display: 'flex',
  flex: 'none',
  gap: 8,
  '@media': { [media.cramped]: { flexWrap: 'wrap' } },
});
export const cleanName = style({ marginTop: 8 });
export const markRow = style({ display: 'flex', alignItems: 'center', gap: 10 });
export const flexibleWidth = style({ flex: 1, minWidth: 0 });
export const markPicture = style({
  flex: 'none',
  width: 120,
  height: 52,
  padding: 4,
  borderRadius: radius.md,
  backgroundColor: vars.doc.paper,
  fontSize: 20,
});
globalStyle(`${flexibleWidth} > button`, { '@media': { [media.cramped]: { width: '100%' } } });
globalStyle(`${bar} button`, { '@media': { [media.short]: { height: size.touchMin } } });
export const items = style({ display: 'flex', flexDirection: 'column', gap: 6 });
/** Together with the search box, as tall as the control in the bar. */
export const itemScroller = style({
  position: 'relative',
  overflowY: 'auto',
  maxHeight: 164,
  padding: '3px 3px 6px',
  borderBottom: `1px solid ${vars.border.subtle}`,
  overscrollBehavior: 'contain',
  '@media': { [media.short]: { maxHeight: 84 } },
});
export const itemNote = style({
  ...text.bodySm,
  color: vars.text.secondary,
  selectors: { '&:empty': { display: 'none' } },
});
export const step = style({ display: 'flex', flexDirection: 'column', gap: 20, maxWidth: 560, margin: '0 auto' });
export const stepTitle = style({ ...text.titleLg, overflowWrap: 'anywhere' });
export const stepButtons = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const choice = style({ display: 'flex', minHeight: 44, alignItems: 'center' });
