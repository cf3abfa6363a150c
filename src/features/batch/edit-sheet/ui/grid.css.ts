import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, text, vars } from '@/shared/styles';

export const HEAD_HEIGHT = 50;
export const ROW_HEIGHT = 42;
export const NUMBER_WIDTH = 72;
export const STATE_WIDTH = 128;
export const FROZEN_WIDTH = NUMBER_WIDTH + STATE_WIDTH;

export const frame = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: 0,
  border: `1px solid ${vars.border.default}`,
  borderRadius: `${radius.lg} ${radius.lg} 0 0`,
  borderBottom: 0,
  backgroundColor: vars.bg.surface,
  overflow: 'hidden',
});
export const scroller = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
export const grid = style({ position: 'relative' });
export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  height: HEAD_HEIGHT,
  borderBottom: `1px solid ${vars.border.default}`,
  backgroundColor: vars.bg.canvas,
});
export const body = style({ position: 'relative' });

const cellBase = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  padding: '0 12px',
  borderRight: `1px solid ${vars.border.subtle}`,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;

export const headerCell = style({
  ...cellBase,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  fontSize: 13,
  lineHeight: '17px',
  fontWeight: 650,
  textAlign: 'left',
});
export const headerTarget = style({
  fontSize: 12,
  fontWeight: 500,
  color: vars.text.tertiary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const required = style({ color: vars.danger.text });

export const row = recipe({
  base: {
    position: 'absolute',
    left: 0,
    width: '100%',
    height: ROW_HEIGHT,
    borderBottom: `1px solid ${vars.border.subtle}`,
    // Contains each row's layout and styles, so that scrolling repaints nothing else.
    contain: 'layout style',
  },
  variants: { isLeftOut: { true: { color: vars.text.tertiary, textDecoration: 'line-through' }, false: {} } },
});

export const cell = recipe({
  base: {
    ...cellBase,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: `${ROW_HEIGHT - 1}px`,
    fontSize: 14,
    cursor: 'cell',
    userSelect: 'none',
  },
  variants: {
    isRight: { true: { textAlign: 'right' }, false: {} },
    isWrong: {
      true: {
        backgroundColor: vars.danger.soft,
        color: vars.danger.text,
        fontWeight: 650,
        '::after': {
          content: '',
          position: 'absolute',
          top: 0,
          right: 0,
          border: '5px solid transparent',
          borderTopColor: vars.danger.fill,
          borderRightColor: vars.danger.fill,
        },
      },
      false: {},
    },
    isRepaired: {
      true: {
        '::before': {
          content: '',
          position: 'absolute',
          top: 4,
          left: 4,
          width: 5,
          height: 5,
          borderRadius: '50%',
          backgroundColor: vars.accent.fill,
        },
      },
      false: {},
    },
    isChosen: { true: { backgroundColor: vars.accent.soft }, false: {} },
    isActive: { true: { boxShadow: `inset 0 0 0 2px ${vars.accent.fill}` }, false: {} },
  },
  compoundVariants: [
    { variants: { isWrong: true, isActive: true }, style: { boxShadow: `inset 0 0 0 2px ${vars.danger.fill}` } },
  ],
});

const frozen = {
  position: 'sticky',
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  height: '100%',
  borderRight: `1px solid ${vars.border.subtle}`,
  verticalAlign: 'top',
} as const;
export const numberCell = style({
  ...frozen,
  fontVariantNumeric: 'tabular-nums',
  left: 0,
  width: NUMBER_WIDTH,
  gap: 8,
  padding: '0 10px',
  backgroundColor: vars.bg.surface,
  fontSize: 13,
  color: vars.text.tertiary,
});
export const stateCell = style({
  ...frozen,
  left: NUMBER_WIDTH,
  width: STATE_WIDTH,
  gap: 6,
  padding: '0 12px',
  backgroundColor: vars.bg.surface,
  fontSize: 13,
  color: vars.text.secondary,
});
export const frozenHeader = style({ backgroundColor: vars.bg.canvas });
export const invalidState = style({ color: vars.danger.text, fontWeight: 650 });
globalStyle(`${stateCell} svg`, { width: 14, height: 14, flex: 'none' });

/** Receives all typing. Invisible between edits, so that typing can start in any cell. */
export const editor = recipe({
  base: {
    ...text.bodySm,
    position: 'absolute',
    zIndex: 1,
    margin: 0,
    padding: '10px 12px',
    border: `2px solid ${vars.accent.fill}`,
    borderRadius: 0,
    backgroundColor: vars.bg.surface,
    color: vars.text.primary,
    fontSize: 14,
    lineHeight: '18px',
    outline: 'none',
    overflow: 'hidden',
    whiteSpace: 'pre-wrap',
  },
  variants: {
    isOpen: { true: { boxShadow: vars.elevation[2] }, false: { opacity: 0, pointerEvents: 'none' } },
    isWrong: { true: { borderColor: vars.danger.fill }, false: {} },
  },
});

export const HINT_WIDTH = 300;
export const cellHint = style({
  position: 'absolute',
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: HINT_WIDTH,
  padding: '12px 14px',
  borderRadius: 10,
  backgroundColor: vars.bg.inverse,
  color: vars.text.inverse,
  fontSize: 13,
  lineHeight: '19px',
  boxShadow: vars.elevation[3],
});
export const cellHintProblem = style({ display: 'flex', gap: 8, margin: 0, fontWeight: 600 });
export const cellHintHelp = style({ margin: '2px 0 0 24px' });
export const cellHintNote = style({ margin: 0 });
globalStyle(`${cellHint} svg`, { width: 16, height: 16, flex: 'none', marginTop: 1 });
export const cellHintActions = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const headerRow = style({ position: 'relative', height: '100%' });

export const choices = style({
  position: 'absolute',
  zIndex: 4,
  maxWidth: 320,
  maxHeight: 260,
  padding: 6,
  borderRadius: 11,
  backgroundColor: vars.bg.raised,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.elevation[3]}`,
  overflowY: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});
export const choice = recipe({
  base: {
    ...text.bodySm,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 36,
    padding: '7px 10px',
    borderRadius: 7,
    cursor: 'pointer',
    selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
  },
  variants: { isActive: { true: { backgroundColor: vars.fill.hover }, false: {} } },
});
globalStyle(`${choices} svg`, { width: 16, height: 16, flex: 'none', color: vars.accent.text });
