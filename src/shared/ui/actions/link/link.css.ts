import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { radius, touchArea, vars } from '@/shared/styles';

export const link = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    borderRadius: radius.xs,
    fontWeight: 600,
    cursor: 'pointer',
    textUnderlineOffset: 3,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  variants: {
    tone: {
      accent: { color: vars.accent.text },
      seal: { color: vars.seal.text },
      neutral: { color: vars.text.primary },
      quiet: { color: vars.text.tertiary, fontWeight: 400 },
    },
    /** Underlines links in running text, because colour alone isn't enough. */
    inline: { true: { display: 'inline', textDecoration: 'underline' }, false: { position: 'relative', ...touchArea } },
  },
  defaultVariants: { tone: 'accent', inline: false },
});

export type LinkVariants = NonNullable<RecipeVariants<typeof link>>;
