import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { radius, receiverVars, text, touchArea, vars } from '@/shared/styles';

export const mark = recipe({
  base: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: receiverVars.fill,
    color: receiverVars.onFill,
    fontWeight: 700,
    letterSpacing: 0,
  },
  variants: {
    size: {
      sm: { width: 18, height: 18, borderRadius: 5, fontSize: 11 },
      md: { width: 26, height: 26, borderRadius: 7, fontSize: 13 },
    },
  },
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const party = style([
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 52,
    padding: '6px 12px 6px 10px',
    borderRadius: 10,
    backgroundColor: vars.bg.surface,
    boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.fill.hover },
      '&:has(input:checked)': {
        backgroundColor: vars.accent.soft,
        boxShadow: `inset 0 0 0 2px ${vars.accent.fill}`,
      },
      '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: 2 },
    },
  },
  touchArea,
]);
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const partyText = style({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 });
export const name = style({ ...text.labelMd, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const title = style({
  ...text.caption,
  overflow: 'hidden',
  color: vars.text.secondary,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const count = style({ ...text.labelSm, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const compact = style({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  padding: '2px',
});
export const compactParty = style([party, { width: 'auto', flex: 'none', minHeight: 44, borderRadius: radius.md }]);
