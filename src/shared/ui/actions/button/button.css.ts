import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { duration, media, radius, size, text, touchArea, vars } from '@/shared/styles';

const hover = '&:hover:not([aria-disabled=true])';
const active = '&:active:not([aria-disabled=true])';
const tinted = (tint: string) => `linear-gradient(${tint}, ${tint})`;

/** With large text on a small screen, the label wraps and the button grows. */
const sized = (height: string, rest: StyleRule): StyleRule => ({
  height,
  ...rest,
  '@media': {
    [media.cramped]: { height: 'auto', minHeight: height, maxWidth: '100%', paddingBlock: 6, whiteSpace: 'normal' },
  },
});

const soft = {
  backgroundColor: vars.neutral.soft,
  color: vars.text.primary,
  selectors: {
    [hover]: { backgroundImage: tinted(vars.fill.hover) },
    [active]: { backgroundImage: tinted(vars.fill.pressed) },
  },
};

export const button = recipe({
  base: {
    ...text.labelMd,
    position: 'relative',
    display: 'inline-grid',
    alignItems: 'center',
    justifyItems: 'center',
    flex: 'none',
    minWidth: 64,
    border: 0,
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    cursor: 'pointer',
    transition: `background-color ${duration.instant}, box-shadow ${duration.instant}, transform ${duration.instant}`,
    selectors: {
      [active]: { transform: 'scale(.98)' },
      '&[aria-disabled=true]': {
        backgroundColor: vars.neutral.soft,
        backgroundImage: 'none',
        color: vars.text.disabled,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
      '&[aria-busy=true]': { cursor: 'progress' },
    },
    '@media': { ...touchArea['@media'], [media.reducedMotion]: { selectors: { [active]: { transform: 'none' } } } },
  },
  variants: {
    variant: {
      primary: {
        backgroundColor: vars.action.bg,
        color: vars.action.text,
        selectors: {
          [hover]: { backgroundColor: vars.action.hover },
          [active]: { backgroundColor: vars.action.pressed },
        },
      },
      secondary: {
        backgroundColor: vars.bg.surface,
        color: vars.text.primary,
        boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
        selectors: soft.selectors,
      },
      soft,
      ghost: { ...soft, backgroundColor: 'transparent' },
      seal: {
        backgroundColor: vars.seal.fill,
        color: vars.seal.onFill,
        selectors: {
          [hover]: { backgroundColor: `color-mix(in srgb, ${vars.seal.fill} 90%, black)` },
          [active]: { backgroundColor: `color-mix(in srgb, ${vars.seal.fill} 82%, black)` },
        },
      },
      danger: {
        backgroundColor: vars.danger.fill,
        color: vars.danger.onFill,
        selectors: {
          [hover]: { backgroundColor: `color-mix(in srgb, ${vars.danger.fill} 90%, black)` },
          [active]: { backgroundColor: `color-mix(in srgb, ${vars.danger.fill} 82%, black)` },
        },
      },
      link: {
        backgroundColor: 'transparent',
        color: vars.accent.text,
        selectors: { [hover]: { textDecoration: 'underline', textUnderlineOffset: 3 } },
      },
    },
    size: {
      sm: sized(size.controlSm, { padding: '0 12px', borderRadius: radius.md, fontSize: 13 }),
      md: sized(size.control, { padding: '0 14px', borderRadius: radius.md }),
      lg: sized(size.controlLg, { padding: '0 18px', borderRadius: 10, fontSize: 15 }),
      xl: sized(size.controlXl, { padding: '0 24px', borderRadius: radius.lg, fontSize: 16 }),
    },
    fullWidth: { true: { width: '100%' }, false: {} },
  },
  compoundVariants: [
    {
      variants: { variant: 'link' },
      style: {
        minWidth: 0,
        padding: '0 4px',
        selectors: { '&[aria-disabled=true]': { backgroundColor: 'transparent' } },
      },
    },
    {
      variants: { variant: 'ghost' },
      style: { selectors: { '&[aria-disabled=true]': { backgroundColor: 'transparent' } } },
    },
  ],
  defaultVariants: { variant: 'secondary', size: 'md', fullWidth: false },
});

export const layer = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
});

export const hiddenLayer = style({ visibility: 'hidden' });

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;
