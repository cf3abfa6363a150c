import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { duration, media, radius, size, vars } from '@/shared/styles';

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    borderRadius: radius.md,
    color: vars.text.secondary,
    cursor: 'pointer',
    transition: `background-color ${duration.instant}`,
    selectors: {
      '&:hover:not([aria-disabled=true])': { backgroundColor: vars.fill.hover },
      '&:active:not([aria-disabled=true])': { backgroundColor: vars.fill.pressed },
      '&[aria-disabled=true]': { color: vars.text.disabled, cursor: 'not-allowed' },
      '&[aria-pressed=true]': { backgroundColor: vars.accent.soft, color: vars.accent.text },
    },
  },
  variants: {
    variant: {
      plain: {},
      primary: {
        backgroundColor: vars.action.bg,
        color: vars.action.text,
        selectors: {
          '&:hover:not([aria-disabled=true])': { backgroundColor: vars.action.hover },
          '&:active:not([aria-disabled=true])': { backgroundColor: vars.action.pressed },
        },
      },
      line: { boxShadow: `inset 0 0 0 1px ${vars.border.default}` },
    },
    size: {
      sm: { width: 28, height: 28, borderRadius: radius.sm },
      md: { width: 36, height: 36 },
      lg: { width: 44, height: 44, borderRadius: 10 },
    },
  },
  compoundVariants: [
    {
      variants: { size: 'md' },
      style: { '@media': { [media.mobile]: { width: size.touchMin, height: size.touchMin } } },
    },
  ],
  defaultVariants: { variant: 'plain', size: 'md' },
});

export const count = recipe({
  base: {
    position: 'absolute',
    top: 0,
    right: 0,
    minWidth: 16,
    height: 16,
    padding: '0 4px',
    borderRadius: radius.full,
    boxShadow: `0 0 0 2px ${vars.bg.surface}`,
    fontSize: 10.5,
    lineHeight: '16px',
    fontWeight: 700,
    letterSpacing: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.mobile]: { top: 4, right: 4 } },
  },
  variants: {
    tone: {
      ink: { backgroundColor: vars.bg.inverse, color: vars.text.inverse },
      seal: { backgroundColor: vars.seal.fill, color: vars.seal.onFill },
    },
  },
});

/** Extends the touch area to 44 px on mobile, even in dense bars with smaller buttons. */
export const touchTarget = style({
  '@media': { [media.mobile]: { '::after': { content: '', position: 'absolute', inset: -8 } } },
});

export type IconButtonVariants = NonNullable<RecipeVariants<typeof iconButton>>;
