import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { space } from '@/shared/styles';

const gaps = {
  1: { gap: space[1] },
  2: { gap: space[2] },
  3: { gap: space[3] },
  4: { gap: space[4] },
  5: { gap: space[5] },
  6: { gap: space[6] },
  8: { gap: space[8] },
};

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: { gap: gaps },
  defaultVariants: { gap: 5 },
});

export const row = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 },
  variants: { gap: gaps, between: { true: { justifyContent: 'space-between' }, false: {} } },
  defaultVariants: { gap: 3, between: false },
});

export type StackVariants = NonNullable<RecipeVariants<typeof stack>>;
export type RowVariants = NonNullable<RecipeVariants<typeof row>>;
