import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { radius, vars } from '@/shared/styles';

export const avatar = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    overflow: 'hidden',
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: 0,
    userSelect: 'none',
  },
  variants: {
    tone: {
      plain: { backgroundColor: vars.neutral.soft, color: vars.text.secondary },
      ink: { backgroundColor: vars.bg.inverse, color: vars.text.inverse },
    },
    shape: { person: { borderRadius: radius.full }, group: { borderRadius: radius.md } },
    size: {
      20: { width: 20, height: 20, fontSize: 10.5 },
      28: { width: 28, height: 28, fontSize: 12 },
      34: { width: 34, height: 34, fontSize: 13 },
      64: { width: 64, height: 64, fontSize: 24 },
    },
  },
  compoundVariants: [{ variants: { shape: 'group', size: 20 }, style: { borderRadius: 5 } }],
  defaultVariants: { tone: 'plain', shape: 'person', size: 28 },
});

export type AvatarVariants = NonNullable<RecipeVariants<typeof avatar>>;
