import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, radius, text, touchArea, vars } from '@/shared/styles';

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '@media': { [media.mobile]: { gap: 6 } },
});
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '@media': { [media.mobile]: { flex: 1 } },
});
export const line = style({
  width: 28,
  height: 1,
  backgroundColor: vars.border.default,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const textBlock = recipe({
  base: {
    ...text.labelMd,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    borderRadius: radius.sm,
    color: vars.text.secondary,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
  },
  variants: {
    place: {
      done: { selectors: { 'a&:hover': { color: vars.text.primary } } },
      now: { color: vars.text.primary, fontWeight: 600 },
      later: {},
    },
  },
});
export const number = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: 22,
    height: 22,
    borderRadius: radius.full,
    fontSize: 12,
    lineHeight: '22px',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    place: {
      done: { backgroundColor: vars.neutral.soft, color: vars.text.primary },
      now: { backgroundColor: vars.bg.inverse, color: vars.text.inverse },
      later: { boxShadow: `inset 0 0 0 1px ${vars.border.control}`, color: vars.text.secondary },
    },
  },
});
export const tick = style({ width: 13, height: 13, strokeWidth: 2.6 });

export const compact = style({ display: 'flex', flexDirection: 'column', gap: 8, width: '100%' });
export const compactText = style({ ...text.labelSm, color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const compactNow = style({ marginLeft: 6, color: vars.text.primary, fontWeight: 650 });
export const bar = recipe({
  base: {
    ...touchArea,
    position: 'relative',
    display: 'block',
    width: '100%',
    height: 4,
    borderRadius: radius.full,
  },
  variants: {
    place: {
      done: { backgroundColor: vars.bg.inverse },
      now: { backgroundColor: vars.bg.inverse },
      later: { backgroundColor: vars.border.default },
    },
  },
});
