import { style } from '@vanilla-extract/css';
import { duration, ease, media, motion, radius, text, vars } from '@/shared/styles';

export const popover = style({
  width: 304,
  padding: 14,
  borderRadius: 12,
  backgroundColor: vars.bg.raised,
  color: vars.text.primary,
  boxShadow: `0 0 0 1px ${vars.border.subtle}, ${vars.elevation[3]}`,
  outline: 'none',
  animation: `${motion.fadeIn} ${duration.base} ${ease.enter}`,
});
export const problem = style({ ...text.bodySm, marginTop: 6, color: vars.danger.text, fontWeight: 500 });
export const quickPicks = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBottom: 12 });
export const quickPick = style({
  height: 30,
  padding: '0 10px',
  borderRadius: radius.md,
  backgroundColor: vars.neutral.soft,
  fontSize: 13,
  fontWeight: 500,
  selectors: { '&:hover': { backgroundImage: `linear-gradient(${vars.fill.hover}, ${vars.fill.hover})` } },
  '@media': { [media.mobile]: { height: 40, padding: '0 14px' } },
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 6,
});
export const month = style({ ...text.labelMd, fontSize: 15, fontWeight: 650 });
export const grid = style({ textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
export const week = style({ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', justifyItems: 'center' });
export const weekday = style({ ...text.caption, lineHeight: '28px', color: vars.text.tertiary, fontWeight: 500 });
export const cell = style({ padding: 1 });
export const day = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 36,
  height: 36,
  borderRadius: radius.full,
  fontSize: 14,
  selectors: {
    '&:hover': { backgroundColor: vars.fill.hover },
    '&[data-rest]': { color: vars.danger.text },
    '&[data-outside]': { color: vars.text.tertiary },
    '&[aria-current=date]': { boxShadow: `inset 0 0 0 1.5px ${vars.border.control}`, fontWeight: 650 },
    '[aria-selected=true] > &': {
      backgroundColor: vars.action.bg,
      color: vars.action.text,
      fontWeight: 650,
      boxShadow: 'none',
    },
    '&[aria-disabled=true]': { color: vars.text.disabled, backgroundColor: 'transparent', cursor: 'not-allowed' },
  },
  '@media': { [media.mobile]: { width: 44, height: 44, fontSize: 16 } },
});
export const calendarButton = style({
  display: 'inline-flex',
  padding: 4,
  margin: '0 -4px',
  borderRadius: radius.xs,
  pointerEvents: 'auto',
  selectors: { '&:hover': { color: vars.text.primary } },
});
