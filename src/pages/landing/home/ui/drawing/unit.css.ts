import { createVar, type StyleRule } from '@vanilla-extract/css';
import { media } from '@/shared/styles';

/** One pixel of a drawing. Whoever shows a drawing sets it, so that a drawing shrinks with its place as a whole. */
export const unit = createVar();
export const u = (pixels: number) => `calc(${unit} * ${pixels})`;

type Rules = Pick<StyleRule, 'vars' | 'color' | 'backgroundColor' | 'boxShadow' | 'borderColor'>;

/** For the few places that stay dark in both themes and therefore cannot follow the tokens' names. */
export const inDark = (rules: Rules): StyleRule => ({
  selectors: { "[data-theme='dark'] &": rules },
  '@media': { [media.darkScheme]: { selectors: { ":root:not([data-theme='light']) &": rules } } },
});
