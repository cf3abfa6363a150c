import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { radius, vars } from '@/shared/styles';

export const badge = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    minWidth: 20,
    height: 20,
    padding: '0 6px',
    borderRadius: radius.sm,
    fontSize: 11,
    lineHeight: '20px',
    fontWeight: 700,
    letterSpacing: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      ink: { backgroundColor: vars.bg.inverse, color: vars.text.inverse },
      seal: { backgroundColor: vars.seal.fill, color: vars.seal.onFill },
      soft: { backgroundColor: vars.neutral.soft, color: vars.text.secondary },
    },
    small: { true: { minWidth: 16, height: 16, padding: '0 4px', fontSize: 10.5, lineHeight: '16px' }, false: {} },
  },
  defaultVariants: { tone: 'ink', small: false },
});

export type CountBadgeVariants = NonNullable<RecipeVariants<typeof badge>>;
